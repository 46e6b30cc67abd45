/** The share of the win that was foretold for a seat, and the share that it got. */
export interface Foretold {
  readonly predicted: number;
  readonly got: number;
}

/** Those whose foretold share lies in the same tenth, with their means. */
export interface Decile {
  readonly n: number;
  readonly predicted: number;
  readonly got: number;
}

/** How far what was foretold can be believed. All but `n` is the better the smaller it is. */
export interface Calibration {
  readonly n: number;
  /** Mean square of what was missed. */
  readonly brier: number;
  /** Mean surprise, in nats: who was sure and wrong pays most. */
  readonly logLoss: number;
  /** What is missed on average within a tenth: of those with 70 % so many more or fewer than 70 % win. */
  readonly error: number;
  readonly deciles: readonly Decile[];
}

const TENTHS = 10;
/** Nothing is taken for surer than this, else one upset would count without end. */
const SUREST = 0.999;

export function calibrate(list: readonly Foretold[]): Calibration {
  const deciles = Array.from({ length: TENTHS }, (_, tenth) => decileOf(list.filter(({ predicted }) => tenthOf(predicted) === tenth)));
  return {
    n: list.length,
    brier: mean(list.map(({ predicted, got }) => (predicted - got) ** 2)),
    logLoss: mean(list.map(surprise)),
    error: deciles.reduce((sum, { n, predicted, got }) => sum + n * Math.abs(predicted - got), 0) / Math.max(1, list.length),
    deciles,
  };
}

const tenthOf = (share: number): number => Math.min(TENTHS - 1, Math.max(0, Math.floor(share * TENTHS)));

const decileOf = (list: readonly Foretold[]): Decile => ({
  n: list.length,
  predicted: mean(list.map(({ predicted }) => predicted)),
  got: mean(list.map(({ got }) => got)),
});

function surprise({ predicted, got }: Foretold): number {
  const share = Math.min(SUREST, Math.max(1 - SUREST, predicted));
  return -(got * Math.log(share) + (1 - got) * Math.log(1 - share));
}

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);
