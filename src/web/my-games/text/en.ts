import type { Catalogue } from '../../../core/text.ts';

/** What the home page and a table say about my other games. English is the type. */
export const en = {
  title: 'My games',
  'waits.one': 'It is your turn: {game}',
  'waits.many': '{n} {n|game is|games are} waiting for you',
  go: 'Continue',
  with: 'with {names}',
  mine: 'Your turn',
  theirs: '{names} to move',
  seating: '{taken} of {seats} seated',
  since: 'for {time}',
  left: '{time} left',
  all: 'All my games',
  next: 'Next game waiting for you:',
  'next.go': 'Go there',
} as const satisfies Catalogue;
