/** Games that lessons begin in the middle of, as they were played: one entry after the other, chance included. */

/** The town before anybody lives there; Red begins. */
export const MARKERS_LAID = `
order 0,2,1;marker 2;marker 2;marker 2;marker 2;marker 1;marker 1;marker 3;marker 1;marker 1;marker 2;marker 2;
marker 3;marker 2;marker 2;marker 1;marker 2`;

/** Everybody has moved in. */
export const SETTLED = `
settle BL;settle TL;settle MR;settle TL;settle BL;settle MR`;

/** The first round. */
export const FIRST_ROUND = `
act men;name BL;done;child girl;rat S8;rat S7;rat S2;act sell;sell meat;done;done;act men;name MR;done;child girl;
rat O2;rat S9;rat N9`;

/** The second. */
export const SECOND_ROUND = `
act women;name MR;done;child girl;act men;name TL;done;child girl;rat M1;rat N8;rat N2;done;act sell;sell meat;
swap meat;sell meat;done;trap 3;done`;

/** To where one king rat is left. */
export const KING_LEFT = `
act sell;sell meat;sell meat;done;done;act men;name TL;done;child boy;done;act wed;wed boy 0;move-in A2;done;act men;
name BL;done;child boy`;

/** Another game: Red has a daughter in the hall, and Blue has money. */
export const SUITORS = `
order 1,0,2;marker 2;marker 2;marker 2;marker 1;marker 1;marker 2;marker 3;marker 2;marker 1;marker 1;marker 1;
marker 2;marker 2;marker 2;marker 2;marker 3;settle BL;settle MR;settle TL;settle BL;settle TL;settle MR;act women;
name MR;done;child boy;rat S9;rat M2;rat O2;act sell;sell meat;sell meat;done;done;act men;name TL;done;child girl;
rat N2;rat N8;rat N7;act women;name MR;done;child girl;act sell;sell meat;done;done;act sell;sell meat;sell meat;done;
done;act men;name BL;done;child boy;rat M3;rat S7;rat S8`;

/** From there to the third phase. */
export const THIRD_PHASE = `
act wed;wed girl 2;move-in A5;done;act men;name TL;done;child boy;done;act women;name A5;done;ransom 0 0;act sell;
sell meat;done;done;act sell;sell meat;done;done;act men;name MR;done;child boy;done;act men;name A5;name TL;done;
child girl;done;act men;name BL;done;child boy;ransom 0 1;ransom 1 0;ransom 1 0;act women;name TL;name A5;done;
child boy;bribe yellow 1;act sell;swap meat;sell meat;done;trap 2;influence;act sell;sell meat;sell meat;done;
bribe black 2;act wed;wed boy 0;move-in A3;bribe yellow 2;act men;name MR;done;child boy;rat S9;rat O2;rat M2`;

/** A third game, to the moment when the piper asks Red. */
export const PIPER_CAME = `
order 2,0,1;marker 2;marker 3;marker 1;marker 2;marker 2;marker 2;marker 2;marker 1;marker 2;marker 2;marker 1;
marker 2;marker 3;marker 2;marker 1;marker 1;settle TL;settle MR;settle BL;settle MR;settle TL;settle BL;act men;
name TL;done;child girl;rat M1;rat N8;rat N2;act men;name MR;done;child boy;rat S9;rat N9;rat M2;act men;name BL;done;
child boy;rat S7;rat S2;rat S8;act sell;sell meat;done;done;act men;name MR;done;child girl;act wed;wed girl 2;
move-in c4;act men;name c4;name TL;done;child boy;child boy;act sell;sell meat;sell meat;sell meat;done;bribe green 1;
act men;name BL;done;child girl`;
