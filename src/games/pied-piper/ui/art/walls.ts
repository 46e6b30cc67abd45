/** A house of a seat, or one that nobody lives in. */
export type HouseKind = 'gable' | 'tower' | 'step' | 'thatch' | 'mansard' | 'neutral';
const KINDS = ['gable', 'tower', 'step', 'thatch', 'mansard'] as const;
export const kindOfSeat = (seat: number): HouseKind => KINDS[seat] ?? 'neutral';

/** The box of a house, and the point of it that stands on the ground. */
export const HOUSE = { width: 96, height: 200, foot: { x: 48, y: 178 }, top: -16 } as const;
/** On the eighth step the marker is on the roof. */
const ROOF_STEP = 8;

/** How high each step of the marker is: the gate, seven storeys, the roof. */
const STEP_Y = [168, 151.5, 134.5, 117.5, 100.5, 83.5, 66.5, 49.5, 27] as const;
/** The left and the right wall under each storey and under the roof: no wall is straight. */
export const EDGES: Readonly<Record<HouseKind, readonly (readonly [number, number])[]>> = {
  gable: [
    [21, 75],
    [23, 79],
    [23, 83],
    [20, 80],
    [14, 78],
    [11, 77],
    [12, 82],
    [15, 87],
  ],
  tower: [
    [23, 73],
    [21, 71],
    [17, 69],
    [16, 66],
    [17, 69],
    [19, 75],
    [21, 79],
    [19, 83],
  ],
  step: [
    [20, 76],
    [16, 74],
    [19, 77],
    [21, 81],
    [17, 79],
    [13, 75],
    [14, 80],
    [16, 82],
  ],
  thatch: [
    [19, 77],
    [22, 82],
    [23, 85],
    [19, 83],
    [16, 78],
    [12, 78],
    [14, 80],
    [16, 84],
  ],
  mansard: [
    [22, 74],
    [16, 72],
    [14, 70],
    [16, 74],
    [19, 79],
    [20, 82],
    [17, 81],
    [13, 79],
  ],
  neutral: [
    [21, 75],
    [24, 78],
    [26, 82],
    [22, 78],
    [17, 75],
    [20, 78],
    [23, 83],
    [19, 81],
  ],
};
/** The walls at the height of a step: of the gate, in the middle of a storey, under the roof. */
export function wallsAt(kind: HouseKind, step: number): readonly [number, number] {
  const edges = EDGES[kind];
  const [left, right] = edges[Math.min(step, edges.length - 1)] ?? [21, 75];
  const [lower, upper] = edges[Math.max(0, step - 1)] ?? [left, right];
  return [(left + lower) / 2, (right + upper) / 2];
}

export type Side = 'left' | 'right' | 'middle';

/** Where something at a step touches a wall; on the roof it is always in the middle. Between two steps it is on its way. */
export function wallAt(kind: HouseKind, step: number, side: Side): { readonly x: number; readonly y: number } {
  const below = Math.max(0, Math.min(ROOF_STEP, Math.floor(step)));
  const part = Math.max(0, Math.min(1, step - below));
  const from = pointAt(kind, below, side);
  const to = pointAt(kind, Math.min(ROOF_STEP, below + 1), side);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function pointAt(kind: HouseKind, step: number, side: Side): { readonly x: number; readonly y: number } {
  const [left, right] = wallsAt(kind, step);
  const y = STEP_Y[step] ?? 0;
  if (step === ROOF_STEP || side === 'middle') return { x: (left + right) / 2, y };
  return { x: (side === 'left' ? left : right) + 1, y };
}

/** The step at which a marker is drawn: with the roof on step 7 it leaves out the topmost storey. */
export const drawnStep = (step: number, roof: number): number => (step > roof - 1 ? Math.min(ROOF_STEP, step + (ROOF_STEP - roof)) : step);
