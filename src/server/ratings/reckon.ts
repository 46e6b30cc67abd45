import { type Model, type Rating, rate } from 'openskill';

/** How strong somebody is believed to be, in millionths of openskill's own numbers: whole, so that every database keeps them as they are. */
export interface Belief {
  readonly mu: number;
  readonly sigma: number;
}

const MILLION = 1_000_000;
/** Openskill's own: where everybody begins, how much luck is in one game, and how much somebody may have changed since the last. */
const MU = 25;
const SIGMA = 25 / 3;
export const BETA = SIGMA / 2;
const TAU = 25 / 300;

export const believe = ({ mu, sigma }: Rating): Belief => ({ mu: Math.round(mu * MILLION), sigma: Math.round(sigma * MILLION) });
const ratingOf = ({ mu, sigma }: Belief): Rating => ({ mu: mu / MILLION, sigma: sigma / MILLION });

export const NEWCOMER: Belief = believe({ mu: MU, sigma: SIGMA });

/** Somebody at a table that counts. */
export interface Player {
  readonly before: Belief;
  /** Of bots nothing is learned: they hold the scale. */
  readonly fixed: boolean;
  /** Did not play to the end. */
  readonly fled: boolean;
}

/**
 * Plackett and Luce's model of who wins, as openskill has it for a whole ranking: our games know winners and others, and to rank all
 * losers alike would say that they are alike. With two players the two are the same.
 */
const whoWins: Model = (teams, { rank = [] } = {}) => {
  const all = teams.flat();
  const c = Math.sqrt(all.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const sum = all.reduce((total, { mu }) => total + Math.exp(mu / c), 0);
  const winners = rank.filter((r) => r === rank[0]).length;
  return teams.map((team, i) =>
    team.map(({ mu, sigma }) => {
      const chance = Math.exp(mu / c) / sum;
      const better = (i < winners ? 1 / winners : 0) - chance;
      const learned = (sigma / c) ** 3 * chance * (1 - chance);
      return { mu: mu + (sigma ** 2 / c) * better, sigma: sigma * Math.sqrt(Math.max(1 - learned, 0.0001)) };
    }),
  );
};

/** What is believed after a game. Where somebody did not play to the end it is no loss for those who did. */
export function afterGame(players: readonly Player[], winners: readonly number[]): Belief[] {
  const teams = players.map(({ before, fixed }) => [fixed ? { ...ratingOf(before), sigma: 0 } : aged(ratingOf(before))]);
  const rank = players.map((_, seat) => (winners.includes(seat) ? 1 : 2));
  const after = rate(teams, { rank, model: whoWins });
  const broken = players.some(({ fled }) => fled);
  return players.map(({ before, fixed, fled }, seat) => {
    const [now] = after[seat] ?? [];
    if (fixed || !now) return before;
    const belief = believe(now);
    return broken && !fled ? { ...belief, mu: Math.max(belief.mu, before.mu) } : belief;
  });
}

const aged = ({ mu, sigma }: Rating): Rating => ({ mu, sigma: Math.sqrt(sigma ** 2 + TAU ** 2) });
