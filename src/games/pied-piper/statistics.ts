import type { Seat } from '../../core/game.ts';
import { clockwise, places, type Statistics, seatCounts, type Uses, useCounts } from '../../core/statistics.ts';
import { CARDS, FIGURES, isSpecial, PIPER, ratsFor } from './data.ts';
import type { Event } from './events.ts';
import { collectedBy, inTown } from './look.ts';
import type { State } from './state.ts';
import { words } from './statistics-words.ts';

const SEAT_NAMES = ['cards-played', 'cards-hidden', 'visits-of-figures', 'steps-risen', 'steps-sunk'] as const;

/** The rats that stay in the box with fewer players are not missed. */
const usable = (seats: number) => ({
  'cards-laid-open': CARDS.map((card) => `card.${card}`),
  'cards-laid-hidden': CARDS.map((card) => `card.${card}`),
  'figures-activated': FIGURES.filter((_, figure) => figure < ratsFor(seats) || figure === PIPER).map((figure) => `figure.${figure}`),
});

/** What was used, less what the variant leaves in the box or forbids. */
function possible(variant: State['variant'], used: Uses): Uses {
  const { 'cards-laid-open': open = {}, 'cards-laid-hidden': _, ...rest } = used;
  if (variant === 'unknown') return used;
  if (variant === 'standard') return { 'cards-laid-open': open, ...rest };
  const special = CARDS.filter((_, kind) => isSpecial(kind)).map((card) => `card.${card}`);
  return { 'cards-laid-open': Object.fromEntries(Object.entries(open).filter(([card]) => !special.includes(card))), ...rest };
}

export const statistics: Statistics<State, Event> = {
  words,
  watch(seats) {
    const { columns, add } = seatCounts(seats, SEAT_NAMES);
    const { used, use } = useCounts(usable(seats));
    let starter: Seat = 0;
    return {
      hear(event) {
        if (event.type === 'started') starter = event.seat;
        else if (event.type === 'played') {
          add('cards-played', event.seat);
          use('cards-laid-open', `card.${event.card}`);
        } else if (event.type === 'hid') {
          add('cards-hidden', event.seat);
          use('cards-laid-hidden', `card.${event.card}`);
        } else if (event.type === 'activated') use('figures-activated', `figure.${event.figure}`);
        else if (event.type === 'passed') {
          add('visits-of-figures', event.seat);
          const steps = event.to - event.from;
          add(steps > 0 ? 'steps-risen' : 'steps-sunk', event.seat, Math.abs(steps));
        }
      },
      counts: (s) => ({
        game: { turns: s.turn, 'houses-left': s.height.filter((_, seat) => inTown(s, seat)).length },
        seats: { ...columns, 'markers-collected': s.height.map((_, seat) => collectedBy(s, seat)) },
        traits: { 'place-in-first-round': places(clockwise(starter, seats)) },
        used: possible(s.variant, used),
      }),
    };
  },
};
