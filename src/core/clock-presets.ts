import type { ClockRules } from './clock.ts';
import type { Card } from './registry.ts';

type Times = Omit<ClockRules, 'over'>;

const DAY = 86_400;

/** Whole minutes, in steps that people think in. */
const roundly = (minutes: number): number => (minutes < 10 ? Math.max(2, Math.round(minutes)) : Math.round(minutes / 5) * 5);

/** How long a game takes by its box: "60–150" goes from the fewest players to the most. */
function minutesOf({ minutes, seats }: Pick<Card, 'minutes' | 'seats'>, players: number): number {
  const told = minutes.split(/\D+/).map(Number);
  const [least, most] = [Math.min(...told), Math.max(...told)];
  const [few, many] = [Math.min(...seats), Math.max(...seats)];
  return many > few ? least + ((most - least) * (players - few)) / (many - few) : most;
}

/** A game's own times: calm players have their share of what its box says, with a little for each turn; quick ones have half of it. */
export function presets(
  card: Pick<Card, 'minutes' | 'seats'>,
  players: number,
): Readonly<Record<'quick' | 'calm' | 'day' | 'three', Times>> {
  const share = minutesOf(card, players) / players;
  return {
    quick: { reserve: 60 * roundly(share / 2), increment: 10, delay: 5 },
    calm: { reserve: 60 * roundly(share), increment: 20, delay: 20 },
    day: { reserve: 0, increment: 0, delay: DAY },
    three: { reserve: 0, increment: 0, delay: 3 * DAY },
  };
}
