import type { Picture } from '../../protocol/people.ts';

/** Parts of a drawing on 96 by 96, one over the other; what has no fill is a line. */
type Part = readonly [path: string, fill?: string];

const INK = '#2a1b12';
const FUR = '#96734d';
const PINK = '#e0a08c';
const GOLD = '#f2b93a';
const RED = '#9c2a20';
const GREEN = '#4f9484';
const BLUE = '#27568a';
const OAK = '#8e6033';
const BONE = '#f7f0e2';
const STONE = '#b9ad98';

/** A disc behind each, and a piece of our games: rats and cats, what they want, and what the town is made of. */
export const PORTRAITS: Readonly<Record<Picture, { readonly ground: string; readonly parts: readonly Part[] }>> = {
  rat: {
    ground: '#cbd6c6',
    parts: [
      ['M27 40a13 13 0 1122-9 13 13 0 0121 9c4 8 3 18-3 25L48 82 29 65c-6-7-6-17-2-25Z', FUR],
      ['M31 36a6 6 0 1111-4M66 36a6 6 0 10-11-4', PINK],
      ['M37 50h.1M59 50h.1'],
      ['M44 71h8l-4 5Z', PINK],
      ['M34 66l-14-3M34 70l-13 4M62 66l14-3M62 70l13 4'],
    ],
  },
  cheese: {
    ground: '#a5cbbd',
    parts: [
      ['M14 58L60 26c12 2 20 10 22 22v24H14Z', GOLD],
      ['M14 58h68'],
      ['M30 66a5 5 0 1010 0 5 5 0 00-10 0ZM58 64a6 6 0 1012 0 6 6 0 00-12 0ZM54 42a5 5 0 1010 0 5 5 0 00-10 0Z', '#c98a1c'],
    ],
  },
  cat: {
    ground: '#e9b394',
    parts: [
      ['M22 20l15 12h22l15-12v36c0 14-12 24-26 24S22 70 22 56Z', '#5c4630'],
      ['M34 50c3-5 9-5 11 0-3 4-8 4-11 0ZM51 50c2-5 8-5 11 0-3 4-8 4-11 0Z', '#cfd96a'],
      ['M39.500 47v6M56.500 47v6'],
      ['M44 61h8l-4 5Z', PINK],
      ['M48 66v4c-3 4-7 4-9 1M48 70c3 4 7 4 9 1'],
    ],
  },
  piper: {
    ground: '#cbd6c6',
    parts: [
      ['M26 82c2-20 10-28 22-28s20 8 22 28Z', RED],
      ['M35 40a13 13 0 1026 0 13 13 0 00-26 0Z', '#e8c39a'],
      ['M30 34c6-16 30-18 36-2-8 5-28 6-36 2Z', GREEN],
      ['M64 30c8-10 14-12 18-20-10 0-20 6-24 14', GOLD],
      ['M43 42h.1M53 42h.1M45 48c2 2 4 2 6 0'],
      ['M22 62l34-12 2 5-34 12Z', OAK],
    ],
  },
  flute: {
    ground: '#f3d9a2',
    parts: [
      ['M14 70L72 20l10 10-58 50c-6 4-14-4-10-10Z', OAK],
      ['M66 24l12 12'],
      ['M30 64h.1M38 57h.1M46 50h.1M54 43h.1'],
      ['M20 26v14c-8-2-10 8-3 9 4 0 6-3 6-7V30l10-3v9c-8-2-10 8-3 9 4 0 6-3 6-7V20Z', INK],
    ],
  },
  mill: {
    ground: '#cbd6c6',
    parts: [
      ['M36 84l4-40h16l4 40Z', BONE],
      ['M38 44c0-10 20-10 20 0Z', RED],
      ['M48 44L24 22l6-6 18 28M48 44l24-22-6-6-18 28M48 44L26 66l6 6 16-28M48 44l22 22-6 6-16-28', '#d9c7a2'],
      ['M43 84V70h10v14Z', OAK],
    ],
  },
  coin: {
    ground: '#b8a4c4',
    parts: [
      ['M18 48a30 30 0 1060 0 30 30 0 00-60 0Z', GOLD],
      ['M26 48a22 22 0 1044 0 22 22 0 00-44 0Z', '#e0a226'],
      ['M48 32c10 6 14 12 14 20 0 4-6 8-14 8s-14-4-14-8c0-8 4-14 14-20ZM48 60v6', GOLD],
    ],
  },
  gate: {
    ground: '#f3d9a2',
    parts: [
      ['M16 82V30h8v-8h8v8h8v-8h16v8h8v-8h8v8h8v52Z', STONE],
      ['M34 82V62c0-18 28-18 28 0v20Z', '#5c4630'],
      ['M41 82V54M48 82V50M55 82V54M34 64h28M34 73h28'],
    ],
  },
  candle: {
    ground: '#8d7fa6',
    parts: [
      ['M38 44h20v34H38Z', BONE],
      ['M30 78h36l-4 8H34Z', GOLD],
      ['M48 44v-6'],
      ['M48 12c10 12 11 18 8 23-4 6-12 6-16 0-3-6 3-12 8-23Z', '#f7b84d'],
      ['M38 50c4 0 3 10 6 10M58 48c-4 2-2 8-5 9'],
    ],
  },
  barrel: {
    ground: '#a5cbbd',
    parts: [
      ['M28 20h40c10 18 10 38 0 56H28c-10-18-10-38 0-56Z', OAK],
      ['M23 34h50M21 48h54M23 62h50'],
      ['M40 20c-4 18-4 38 0 56M56 20c4 18 4 38 0 56'],
      ['M44 52a4 4 0 108 0 4 4 0 00-8 0Z', INK],
    ],
  },
  lantern: {
    ground: '#7d90a8',
    parts: [
      ['M36 28c0-16 24-16 24 0'],
      ['M28 28h40l-4 8H32Z', BLUE],
      ['M32 36h32l4 38H28Z', '#f7d98a'],
      ['M48 48c7 8 7 14 4 18-2 3-6 3-8 0-3-4-3-10 4-18Z', '#e9851c'],
      ['M26 74h44v8H26Z', BLUE],
      ['M40 36l-2 38M56 36l2 38'],
    ],
  },
  hat: {
    ground: '#e9b394',
    parts: [
      ['M10 66c10-8 20-10 26-10L48 16l20 42c8 0 14 4 18 10-20 10-56 10-76-2Z', GREEN],
      ['M35 56c10 5 24 6 33 2l-3-7c-9 3-20 3-28-2Z', RED],
      ['M62 50c6-14 14-22 24-26-2 12-8 22-18 30Z', BONE],
      ['M66 50l12-18'],
    ],
  },
};
