/** Games that lessons begin in the middle of, as they were played: one entry after the other, chance included. */

/** The town is dealt; Owls live in the right Purple Steps, Raccoons have chosen the left Gardens. */
export const SET_UP = `
remove cinema;remove flower;remove garage;remove bakery;remove fish;deal 16 claw-point;deal 20 claw-expel;
deal 0 pawn-expel;deal 1 pawn-loot;deal 2 hat-loot;deal 15 pawn-point;deal 17 barber-point;deal 18 barber-loot;
deal 19 claw-rat;deal 19 barber-expel;deal 2 pawn-rat;deal 1 hat-expel;deal 18 barber-rat;deal 15 hat-point;
deal 0 claw-loot;deal 17 hat-rat;swap 13 3;start 1;home 20;nest 25;nest 30;nest 23;home 16`;

/** From there to the cards of the second round. */
export const SECOND_ROUND = `
nest 24;nest 26;nest 29;intrigue bribe;intrigue bribe;place boss 19;recruit 22;recruit 25;recruit 22;recruit 22;
place boss 17;recruit 27;recruit 24;recruit 27;recruit 24;place henchman 19;recruit 25;loot;place henchman 17;expel 22;
loot;place henchman 19;recruit 30;room claw-rat;recruit 19;place henchman 17;loot;room barber-point;place henchman 18;
recruit 25;place henchman 15;recruit 18;done;mission tallest;done`;

/** The third round: Owls have settled in the left Brickyard, beside the Raccoons. */
export const RIVALS = `
remove cinema;remove bakery;remove flower;remove garage;remove pawn;deal 16 barber-point;deal 20 fish-loot;
deal 0 fish-rat;deal 1 claw-rat;deal 2 claw-loot;deal 15 hat-loot;deal 17 barber-loot;deal 18 fish-point;
deal 19 hat-rat;deal 15 barber-expel;deal 2 barber-rat;deal 19 claw-expel;deal 0 fish-expel;deal 18 hat-expel;
deal 1 claw-point;deal 17 hat-point;swap 7 11;swap 10 1;start 1;home 20;nest 28;nest 25;nest 23;home 16;nest 21;
nest 29;nest 24;intrigue bribe;intrigue bribe;place henchman 20;loot;recruit 28;place henchman 16;done;
place henchman 20;recruit 30;room fish-loot;place henchman 16;loot;room barber-point;place boss 18;recruit 25;
recruit 25;recruit 23;recruit 19;place henchman 15;recruit 21;place henchman 19;recruit 25;done;place boss 17;
recruit 24;recruit 24;recruit 22;recruit 27;mission loot;intrigue bribe;intrigue bribe;place henchman 15;recruit 21;
recruit 21;place henchman 2;expel 22;place henchman 15;loot;room barber-expel;expel 23;place henchman 2;room claw-loot;
loot;place henchman 1;recruit 22;place boss 1;expel 22;recruit 22;recruit 11;recruit 22;place boss 1;recruit 15;
expel 11;recruit 18;recruit 11;place henchman 1;expel 15;done;mission tallest;intrigue bribe;intrigue bribe;
place henchman 1;expel 18;place boss 1;recruit 15;recruit 18;expel 22;recruit 15;place boss 1;expel 11;expel 15;
recruit 11;recruit 22;place henchman 17;loot;loot;place henchman 20;loot;loot;place henchman 17;expel 22;
room barber-loot;place henchman 1;loot;room fish-point`;

/** The end of a second round: Raccoons lead in much. */
export const MISSIONS_DUE = `
remove fish;remove garage;remove hat;remove pawn;remove cinema;deal 16 flower-loot;deal 20 bakery-point;
deal 0 bakery-loot;deal 1 claw-point;deal 2 barber-rat;deal 15 claw-expel;deal 17 bakery-rat;deal 18 bakery-expel;
deal 19 claw-rat;deal 15 barber-expel;deal 17 flower-rat;deal 2 flower-point;deal 18 claw-loot;deal 1 barber-loot;
deal 0 flower-expel;deal 19 barber-point;start 0;home 16;nest 29;nest 21;nest 24;home 20;nest 28;nest 23;nest 25;
intrigue bribe;intrigue bribe;place boss 15;recruit 22;recruit 21;recruit 21;recruit 24;place boss 19;recruit 30;
recruit 30;expel 22;recruit 22;place henchman 16;loot;loot;place henchman 19;loot;room barber-point;place henchman 16;
recruit 29;recruit 29;place henchman 18;recruit 25;place henchman 16;room flower-loot;recruit 29;place henchman 19;
recruit 27;loot;mission loot;done;intrigue bribe;intrigue administration;place henchman 2;recruit 15;place henchman 17;
expel 22;recruit 22;recruit 29;place henchman 20;recruit 23;recruit 28;place boss 19;expel 25;recruit 22;recruit 22;
recruit 22;place henchman 2;recruit 15;room barber-rat;recruit 23;place henchman 17;recruit 24;room flower-rat;
recruit 22;place boss 20;loot;room bakery-point;recruit 23;loot;recruit 25;place henchman 19;expel 27;room claw-rat;
recruit 19;done`;

/** From there to the fourth round. */
export const FOURTH_ROUND = `
mission areas;intrigue bribe;intrigue bribe;place boss 18;expel 23;recruit 22;expel 25;expel 25;place boss 18;expel 22;
recruit 25;expel 19;recruit 23;place henchman 15;recruit 18;loot;place henchman 18;recruit 19;room bakery-expel;
expel 22;place henchman 15;loot;room claw-expel;expel 25;place henchman 2;recruit 15;recruit 15;place henchman 19;
recruit 25;recruit 27;place henchman 0;recruit 11;recruit 8;mission backrooms;intrigue bribe;intrigue invasion;
place boss 19;invade 22;place boss 19;expel 22;expel 22;recruit 22;recruit 22;place henchman 0;recruit 12;loot;
place henchman 17;loot;loot;place henchman 0;loot;room bakery-loot;place henchman 1;recruit 22;recruit 22;done;
place henchman 2;recruit 15;recruit 15`;
