import { expect, test } from 'vitest';
import { open, pending } from '../../core/match.ts';
import { seeded } from '../../core/rng.ts';
import { mice } from '../../core/testing/mice.ts';
import { parsePlayer } from '../../lab/players.ts';
import { wordsOf } from '../words.ts';
import { play, type Session } from './session.ts';

const texts = {
  'log.drawn': '{seat:seat} draws {card}.',
  'log.played': '{seat:seat} plays {card}.',
  'log.played.you': 'You play {card}.',
  'rule.play/not-in-hand': 'That card is not in your hand.',
  'tell.points': 'Points: {points}',
};
const catalogue = () => Promise.resolve(texts);
const card = { name: { de: 'Mäuse', en: 'Mice', fr: 'Souris', nl: 'Muizen' } };
const pack = { card, texts: { de: catalogue, en: catalogue, fr: catalogue, nl: catalogue } };

/** A game of mice with the typed lines; answers with all that was printed. */
async function scripted(
  lines: readonly string[],
  seats: readonly string[] = ['human', 'random'],
): Promise<{ said: string; session: Session }> {
  const input = [...lines];
  const said: string[] = [];
  const session: Session = {
    match: open(mice, seats.length, { hand: 2 }),
    players: seats.map((name) => (name === 'human' ? undefined : parsePlayer(name))),
    chance: seeded(3),
    rngs: seats.map((_, seat) => seeded(seat)),
    words: await wordsOf(pack, 'en', ['Ana', 'Bo', 'Cy'].slice(0, seats.length)),
    happenings: [],
    ask: () => Promise.resolve(input.shift()),
    print: (text) => said.push(text),
    handOver: (name) => Promise.resolve(void said.push(`(over to ${name})`)),
    save: (file) => `Saved to ${file}.`,
  };
  await play(session);
  return { said: said.join('\n'), session };
}

test('a whole game by numbers, with the score at its end', async () => {
  const { said, session } = await scripted(Array<string>(8).fill('1'));
  expect(pending(session.match)).toEqual([]);
  expect(said).toContain('You play ');
  expect(said).toContain('Bo plays ');
  expect(said).toMatch(/score\.cards +=\nAna +\d/);
});

test('what the player may not know is not said', async () => {
  const { said } = await scripted(['quit']);
  expect(said).toMatch(/Ana draws [1-6]\./);
  expect(said).toContain('Bo draws 0.');
  expect(said).not.toMatch(/Bo draws [1-6]\./);
});

test('a refused move says the rule, and the player is asked again', async () => {
  const { said, session } = await scripted(['play 99', 'quit']);
  expect(said).toContain('That card is not in your hand.');
  expect(session.match.log.every((e) => e.seat === -1)).toBe(true);
});

test('the commands', async () => {
  const { said } = await scripted(['help', 'moves', 'moves peek', 'log', 'position', 'save x.json', 'save', '', 'qiut', 'quit']);
  expect(said).toContain('take back your last step');
  expect(said).toContain('peek');
  expect(said).toContain('Points: 0 and 0');
  expect(said).toContain('Saved to x.json.');
  expect(said).toContain('Name one file');
  expect(said).toContain('did you mean "quit"?');
  expect(said.endsWith('You have left the game.')).toBe(true);
});

test('a step is taken back until somebody has learned something', async () => {
  const { said, session } = await scripted(['undo', 'quit'], ['human', 'human']);
  expect(said).toContain('You have no move to take back. Just play on.');
  expect(session.match.log.some((e) => e.move.type === 'take-back')).toBe(false);
  const shown = await scripted(['1', 'undo', 'quit'], ['human', 'human']);
  expect(shown.said).toContain('Your move gave away a secret, so it stands. Play on from here.');
});

test('two people with secrets hand the screen over, one person never does', async () => {
  const two = await scripted(['1', '1', 'quit'], ['human', 'human']);
  expect(two.said).toContain('(over to Bo)');
  expect(two.said).toContain('(over to Ana)');
  const one = await scripted(['1', '1', 'quit']);
  expect(one.said).not.toContain('over to');
});

test('bots play among themselves before a spectator', async () => {
  const { said, session } = await scripted([], ['random', 'greedy', 'random']);
  expect(pending(session.match)).toEqual([]);
  expect(said).toContain('Cy plays ');
});

test('the input may end before the game does', async () => {
  const { said } = await scripted(['1']);
  expect(said.endsWith('You have left the game.')).toBe(true);
});
