import type { AnyGame } from '../../core/game.ts';
import { type Happening, type Match, open, pending, roll, submit, takeBack, takeBackRefusal } from '../../core/match.ts';
import { withDefaults } from '../../core/options.ts';
import { pick, seeded } from '../../core/rng.ts';
import type { Store } from '../../store/store.ts';
import { humanSeat } from '../seats.ts';

export interface LongGame {
  readonly match: Match;
  readonly happened: readonly Happening[];
}

/** A game that was played at random, with as many people as can sit there; up to so many steps were taken back and made otherwise. */
export function playLong(game: AnyGame, takeBacks: number): LongGame {
  const rng = seeded(1);
  const match = open(game, Math.max(...game.seats), withDefaults(game, {}));
  const happened = roll(match, rng);
  let left = takeBacks;
  const step = (): void => {
    const [seat = 0] = pending(match);
    const outcome = submit(match, seat, match.log.length, [pick(game.moves(match.state, seat), rng)], rng);
    if (outcome.ok) happened.push(...outcome.happenings);
  };
  while (pending(match).length > 0) {
    const [seat = 0] = pending(match);
    step();
    if (left === 0 || takeBackRefusal(match, seat)) continue;
    const undone = takeBack(match, seat, match.log.length);
    if (undone.ok) happened.push(...undone.happenings);
    left -= 1;
    step();
  }
  return { match, happened };
}

/** Stores it as a table that is still being played: so it looks after a crash at the very end. */
export async function storeTable(store: Store, id: string, { game, options, seats, log }: Match): Promise<void> {
  const people = Array.from({ length: seats }, (_, seat) => humanSeat(seat, `person-${seat}`, '', ''));
  const table = {
    ...{ id, game: game.id, rules: game.rules, options, listed: false, status: 'playing' as const, host: 'person-0', request: id },
    ...{ commitment: '', contributions: people.map(() => ''), rematch: undefined, createdAt: 0, code: undefined },
    ...{ clock: undefined, clocks: undefined, asking: undefined, closed: undefined, hints: false, hinted: false, part: undefined },
  };
  await store.create(table, people, '00'.repeat(32));
  await store.append(id, 0, log, 0);
}
