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
/** The left and the right wall at each of these heights: no wall is straight. */
const WALLS: Readonly<Record<HouseKind, readonly (readonly [number, number])[]>> = {
  gable: [
    [21, 75],
    [22, 77],
    [23, 81],
    [21.5, 81.5],
    [17, 79],
    [12.5, 77.5],
    [11.5, 79.5],
    [13.5, 84.5],
    [15, 87],
  ],
  tower: [
    [23, 73],
    [22, 72],
    [19, 70],
    [16.5, 67.5],
    [16.5, 67.5],
    [18, 72],
    [20, 77],
    [20, 81],
    [19, 83],
  ],
  step: [
    [20, 76],
    [18, 75],
    [17.5, 75.5],
    [20, 79],
    [19, 80],
    [15, 77],
    [13.5, 77.5],
    [15, 81],
    [16, 82],
  ],
  thatch: [
    [19, 77],
    [20.5, 79.5],
    [22.5, 83.5],
    [21, 84],
    [17.5, 80.5],
    [14, 78],
    [13, 79],
    [15, 82],
    [16, 84],
  ],
  mansard: [
    [22, 74],
    [19, 73],
    [15, 71],
    [15, 72],
    [17.5, 76.5],
    [19.5, 80.5],
    [18.5, 81.5],
    [15, 80],
    [13, 79],
  ],
  neutral: [
    [21, 75],
    [22.5, 76.5],
    [25, 80],
    [24, 80],
    [19.5, 76.5],
    [18.5, 76.5],
    [21.5, 80.5],
    [21, 82],
    [19, 81],
  ],
};

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
  const [left, right] = WALLS[kind][step] ?? [21, 75];
  const y = STEP_Y[step] ?? 0;
  if (step === ROOF_STEP || side === 'middle') return { x: (left + right) / 2, y };
  return { x: (side === 'left' ? left : right) + 1, y };
}

/** The step at which a marker is drawn: with the roof on step 7 it leaves out the topmost storey. */
export const drawnStep = (step: number, roof: number): number => (step > roof - 1 ? Math.min(ROOF_STEP, step + (ROOF_STEP - roof)) : step);
