import { EDGES, type HouseKind, wallsAt } from './walls.ts';

/** The shade on the right of whatever stands in the light. */
const SHADE = 'fill="url(#pp-ha)" stroke="none"';
const STOREY = 17;
/** How wide the shade of a wall is. */
const shade = (left: number, right: number): number => Math.round((right - 0.26 * (right - left)) * 10) / 10;

/** What one house has and another has not. `walls` are the colours of odd and even storeys. */
interface Plan {
  readonly base: string;
  readonly walls: readonly [string, string];
  /** Beams or stones of a storey, by its lower and upper walls and the height of its floor. */
  readonly beams?: (lower: readonly [number, number], upper: readonly [number, number], y: number) => string;
  readonly window: (storey: number, x: number, y: number) => string;
  readonly roof: string;
  /** Nobody lives under a roof without a gutter. */
  readonly gutter: boolean;
}

/** A window with its cross, dark with two eyes where `--w`, `--p` and `--e` of its storey say so. */
const pane = (frame: string, n: number, x: number, y: number): string =>
  `<path d="${frame}Z" fill="var(--w${n},#f2cf86)" stroke-width="1.6"/><path opacity="var(--p${n},1)" d="M${x + 5.5} ${y + 1}v8" stroke-width="1.1"/><g opacity="var(--e${n},0)" stroke="none" fill="#ffd070"><circle cx="${x + 3.4}" cy="${y + 5}" r="1.9"/><circle cx="${x + 7.8}" cy="${y + 5}" r="1.9"/></g>`;
const square: Plan['window'] = (n, x, y) => pane(`M${x} ${y}h11v10h-11`, n, x, y);
const arched: Plan['window'] = (n, x, y) => pane(`M${x} ${y + 10}v-6c0-6 11-6 11 0v6`, n, x, y);
const shuttered: Plan['window'] = (n, x, y) =>
  `<path d="M${x - 3} ${y}h3v10h-3ZM${x + 11} ${y}h3v10h-3Z" fill="#4f9484" stroke-width="1.3"/>${square(n, x, y)}`;
const boarded: Plan['window'] = (_, x, y) =>
  `<path d="M${x} ${y}h11v10h-11Z" fill="#4a4038" stroke-width="1.6"/><path d="M${x - 2} ${y + 2}l15 6M${x - 1} ${y + 9}l13-8" stroke="#8a6b47" stroke-width="2.6"/>`;

const PLANS: Readonly<Record<HouseKind, Plan>> = {
  gable: {
    base: '#b39a7c',
    walls: ['#ecdcbc', '#e6d2ab'],
    beams: ([l, r], [left, right], y) =>
      `<path d="M${left + 2} ${y - 15}L${l + 6} ${y - 2}M${right - 2} ${y - 15}L${r - 6} ${y - 2}" stroke="#8a5a2e" stroke-width="2.6"/>`,
    window: square,
    roof: `<path d="M21 27l-1-22h10l1 14Z" fill="#b4633d"/><path d="M18 4h14v5h-14Z" fill="#b4633d"/><path d="M24 1c-5-3 4-5-1-8" stroke-width="1.4" fill="none"/><path d="M6 43C23 31 37 15 57 0c8 14 17 30 40 43Z" fill="#9c2a20"/><path d="M57 0c8 14 17 30 40 43L72 43Q63 25 57 0Z" ${SHADE}/><path d="M48 32v-10h12v10Z" fill="var(--win,#f2cf86)" stroke-width="1.8"/>`,
    gutter: true,
  },
  tower: {
    base: '#9aa090',
    walls: ['#d3d8c8', '#c3ccb8'],
    beams: ([l, r], _, y) => `<path d="M${l + 3} ${y - 6}h4M${r - 8} ${y - 11}h5" stroke-width="1.4" fill="none"/>`,
    window: arched,
    roof: `<path d="M11 43c12-5 17-18 34-40 -3-6 4-9 8-5-2 20 8 36 38 45Z" fill="#4f9484"/><path d="M53 -2c-2 20 8 36 38 45L69 43Q55 27 53 -2Z" ${SHADE}/><path d="M23 34c10 4 24 4 50 0M33 22c5 2 10 2 28 0" stroke-width="1.4" fill="none"/><circle cx="50" cy="-3" r="3.4" fill="#dfa73a"/>`,
    gutter: true,
  },
  step: {
    base: '#8c7d70',
    walls: ['#b9704c', '#ad6341'],
    beams: ([l, r], _, y) => `<path d="M${l + 4} ${y - 5}h5M${r - 10} ${y - 10}h5M${l + 6} ${y - 12}h4" stroke-width="1.4" fill="none"/>`,
    window: square,
    roof: `<path d="M11 43l1-13 9 1 0-11 9 0 1-11 8 1 2-10 12 1 1 10 9 0 0 11 9 1 0 10 10 0-1 11Z" fill="#27568a"/><path d="M57 11l9 0 0 11 9 1 0 10 10 0-1 11h-24c2-12 1-22-3-33Z" ${SHADE}/><circle cx="49" cy="26" r="6.5" fill="var(--win,#f2cf86)" stroke-width="1.8"/><path d="M49 20v13M43 26h13" stroke-width="1.2"/>`,
    gutter: true,
  },
  thatch: {
    base: '#a58c68',
    walls: ['#f6ead0', '#eeddb8'],
    window: shuttered,
    roof: `<path d="M5 45c2-24 14-42 43-43 26 0 34 20 46 42-26-5-50-4-89 1Z" fill="#dfa320"/><path d="M62 3c16 4 24 22 33 41-8-2-16-2-25-2 8-12 9-26-8-39Z" ${SHADE}/><path d="M11 29c5-3 9-2 13 0s8 2 12 0 8-2 12 0 8 2 12 0 8-2 12 0 8 2 11 1M22 16c4-2 8-2 12 0s8 2 12 0 8-2 12 0 8 2 11 1" stroke-width="1.4" fill="none"/><path d="M48 1c-8-1-12-4-15-6 6 0 9 0 11-2 1 3 4 5 9 6Z" fill="#b4633d" stroke-width="1.8"/>`,
    gutter: true,
  },
  mansard: {
    base: '#5f5a63',
    walls: ['#7f7a86', '#736e7b'],
    window: arched,
    roof: `<path d="M5 43l9-22 4-2h58l5 2 9 22Z" fill="#f7f0e2"/><path d="M59 19h12l5 2 9 22h-24Z" ${SHADE}/><path d="M39 19v-12h14v12Z" fill="#f7f0e2"/><path d="M35 8l12-13 11 13Z" fill="#f7f0e2"/><path d="M46 12c-4 0-3 5-4 6h8c-1-1 0-6-4-6Z" fill="#dfa73a" stroke-width="1.6"/><path d="M15 31h61M23 20l-3 10M33 31l-2 9M55 20l1 10M48 31v9" stroke-width="1.4" fill="none"/>`,
    gutter: true,
  },
  neutral: {
    base: '#8f8371',
    walls: ['#b6a88f', '#aa9b82'],
    window: boarded,
    roof: `<path d="M11 43c10-10 18-18 29-34l4-2 3 6 5-2c8 12 16 22 35 32Z" fill="#857a6b"/><path d="M55 13Q70 33 87 42L68 43Q54 33 52 13Z" ${SHADE}/><path d="M35 33l6-9 7 3-2 7Z" fill="#3a3029" stroke-width="1.8"/><path d="M23 38h9M67 33h10M54 27h9" stroke-width="1.4" fill="none"/><path d="M18 179c-1-6-4-8-6-10M20 179c0-8 2-10 4-12M77 179c0-7 3-9 5-11M75 179c0-6-2-8-4-9" fill="none" stroke="#4a6b43" stroke-width="2.2"/>`,
    gutter: false,
  },
};

const FLOOR = 160;

function base(left: number, right: number, colour: string): string {
  return `<path d="M${left - 4} 178l3-18h${right - left + 2}l3 18Z" fill="${colour}"/><path d="M${right - 16} 160h17l3 18h-20Z" ${SHADE}/><path d="M37 178v-7c0-11 22-11 22 0v7Z" fill="#1d1511"/><path d="M${left + 4} 167h7M${left + 2} 173h6M${right - 11} 166h7M${right - 8} 172h8" stroke-width="1.4" fill="none"/>`;
}

/** Every other storey juts out. */
function storey(n: number, lower: readonly [number, number], upper: readonly [number, number], { walls, beams }: Plan): string {
  const y = FLOOR - (n - 1) * STOREY;
  const out = n % 2 === 0 ? 2 : 0;
  const [[l, r], [left, right]] = [lower, upper];
  const wall = `<path d="M${l - out} ${y}L${r + out} ${y}L${right} ${y - STOREY}L${left} ${y - STOREY}Z" fill="${walls[out / 2]}"/>`;
  const dark = `<path d="M${shade(l, r)} ${y}L${r + out} ${y}L${right} ${y - STOREY}L${shade(left, right)} ${y - STOREY}Z" ${SHADE}/>`;
  return wall + dark + (beams?.(lower, upper, y) ?? '');
}

function windows(n: number, kind: HouseKind): string {
  const [left, right] = wallsAt(kind, n);
  const middle = (left + right) / 2;
  const y = FLOOR - n * STOREY + 4;
  return PLANS[kind].window(n, middle - 15, y) + PLANS[kind].window(n, middle + 4, y);
}

const gutter = (left: number, right: number): string =>
  `<path d="M${left} 42H${right}" stroke-width="8" stroke-linecap="butt"/><path d="M${left + 1} 42H${right - 1}" stroke="#f7f0e2" stroke-width="4.6" stroke-linecap="butt"/><path d="M${left + 1} 42H${right - 1}" stroke="#b3261a" stroke-width="4.6" stroke-dasharray="5 5" stroke-linecap="butt"/>`;

function house(kind: HouseKind): { readonly box: string; readonly ink: string } {
  const plan = PLANS[kind];
  const edges = EDGES[kind];
  const [ground = [0, 0], ...ceilings] = edges;
  const [left, right] = edges.at(-1) ?? ground;
  const storeys = ceilings.map((ceiling, i) => storey(i + 1, edges[i] ?? ground, ceiling, plan)).join('');
  const panes = ceilings.map((_, i) => windows(i + 1, kind)).join('');
  const ink = base(...ground, plan.base) + storeys + panes + plan.roof + (plan.gutter ? gutter(left - 6, right + 6) : '');
  return {
    box: '0 -16 96 200',
    ink: `<g stroke="var(--print)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">${ink}</g>`,
  };
}

/** The houses, drawn for Ratskeller: storeys from 1 to 7 are dark with eyes where `--w1 … --w7`, `--e1 … --e7` and `--p1 … --p7` say so. */
export const HOUSES = {
  'house-gable': house('gable'),
  'house-tower': house('tower'),
  'house-step': house('step'),
  'house-thatch': house('thatch'),
  'house-mansard': house('mansard'),
  'house-neutral': house('neutral'),
} as const;
