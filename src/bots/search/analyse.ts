import type { AnyMove } from '../../core/game.ts';
import type { Question } from '../bot.ts';
import { explore } from './explore.ts';
import { type Option, optionsOf } from './tree.ts';
import type { Worth } from './worth.ts';

/** What a search thinks of one legal move: how often it was tried, and the share of a win that it promises to the mover. */
export interface MoveValue {
  readonly move: AnyMove;
  readonly visits: number;
  /** Between 0 and 1; undefined if it was never tried. */
  readonly value: number | undefined;
}

export interface Analysis {
  /** Each seat's share of a win, all of them summing up to one, if the mover plays the first of `moves`. */
  readonly chances: readonly number[];
  /** The legal moves, first what the search would play; empty where the seat has nothing to decide. */
  readonly moves: readonly MoveValue[];
}

/**
 * A position as `seat` knows it, judged by search. With a budget in iterations the same question gives the same answer.
 * The seat need not be on turn: then only the chances are told.
 */
export function analyse(question: Question): Analysis {
  const seats = question.game.sheet(question.view).totals.length;
  const all = makeMean(seats);
  const after = new Map<Option, Mean>();
  const { decision } = explore({ ...question, memory: undefined }, (path, worth) => {
    addTo(all, worth);
    const option = path.find((choice) => choice.decision.seat === question.seat)?.option;
    if (!option) return;
    const mean = after.get(option) ?? makeMean(seats);
    after.set(option, addTo(mean, worth));
  });
  const options = decision ? optionsOf(decision) : [];
  const [first] = options;
  return {
    chances: meanOf((first && after.get(first)) ?? all),
    moves: options.map(({ move, visits, total }) => ({ move, visits, value: visits > 0 ? total / visits : undefined })),
  };
}

interface Mean {
  readonly sums: number[];
  n: number;
}

const makeMean = (seats: number): Mean => ({ sums: Array<number>(seats).fill(0), n: 0 });

function addTo(mean: Mean, worth: Worth): Mean {
  mean.n += 1;
  for (let seat = 0; seat < mean.sums.length; seat += 1) mean.sums[seat] = (mean.sums[seat] ?? 0) + (worth[seat] ?? 0);
  return mean;
}

const meanOf = ({ sums, n }: Mean): number[] => sums.map((sum) => (n > 0 ? sum / n : 1 / sums.length));
