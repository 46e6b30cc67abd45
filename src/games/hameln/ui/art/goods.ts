import { drawn } from './ink.ts';

/** What is made, sold, paid and carried. */
export const GOODS_DRAWINGS = {
  'good-bread': drawn(
    '0 0 64 64',
    2.3,
    '<path d="M8 42c-2-12 10-24 24-24s26 12 24 24c-1 6-5 8-10 8H18c-5 0-9-2-10-8Z" fill="#b97a3a"/><path d="M56 42c-1 6-5 8-10 8H18c-5 0-9-2-10-8 16 5 34 3 44-10 3 3 4 7 4 10Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M20 32c2-5 6-8 10-9M31 34c2-5 6-8 10-9M42 36c1-4 4-6 7-7" stroke="#f6ead0" stroke-width="3.2" fill="none"/>',
  ),
  'good-cheese': drawn(
    '0 0 64 64',
    2.3,
    '<path d="M6 40L22 16c18-2 34 6 36 18v16H8Z" fill="#f0c14b"/><path d="M6 40h52v10H8Z" fill="#dfa32f"/><path d="M6 40h52" /><circle cx="28" cy="29" r="4" fill="#b57c1d" stroke-width="1.6"/><circle cx="44" cy="33" r="3" fill="#b57c1d" stroke-width="1.6"/><circle cx="20" cy="45" r="2.6" fill="#b57c1d" stroke="none"/><circle cx="42" cy="46" r="2.6" fill="#b57c1d" stroke="none"/>',
  ),
  'good-beer': drawn(
    '0 0 64 64',
    2.3,
    '<path d="M44 28c14-2 14 20 0 20" fill="none" stroke-width="8"/><path d="M44 28c14-2 14 20 0 20" fill="none" stroke="#c9c2b4" stroke-width="3.4"/><path d="M12 22h34l-2 34H14Z" fill="#c9c2b4"/><path d="M17 26h24l-1 26H18Z" fill="#d9932b" stroke-width="1.6"/><path d="M30 26h11l-1 26H30Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M10 24c-4-8 4-14 10-10 4-8 16-8 18 0 8-3 12 5 8 10-3 4-7 1-9-1-3 5-10 5-13 0-4 5-11 5-14 1Z" fill="#f7f0e2"/>',
  ),
  'good-meat': drawn(
    '0 0 64 64',
    2.3,
    '<path d="M40 42l10 9c-1 5 5 7 8 3 4-2 3-8-2-8l-9-10Z" fill="#f7f0e2"/><path d="M46 42C36 54 18 52 10 42 4 32 8 16 22 11c12-3 26 3 29 14 1 7-1 12-5 17Z" fill="#b5483a"/><path d="M46 42C36 54 18 52 10 42c16 4 32 0 41-15 1 6-1 10-5 15Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M18 26c2-6 8-9 14-8M20 34c0-3 1-5 3-6" stroke="#f6ead0" stroke-width="3" fill="none"/>',
  ),
  florin: drawn(
    '0 0 64 64',
    2.3,
    '<circle cx="32" cy="35" r="25" fill="#8a5f12"/><circle cx="32" cy="31" r="25" fill="#f2b93a"/><circle cx="32" cy="31" r="18.5" fill="none" stroke="#8a5f12" stroke-width="2"/><path d="M32 17c5 5 5 11 2 15 4-5 11-3 10 2-1 3-5 3-6 0 0 4-2 6-4 6l2 6h-8l2-6c-2 0-4-2-4-6-1 3-5 3-6 0-1-5 6-7 10-2-3-4-3-10 2-15Z" fill="#b47f18" stroke-width="1.8"/>',
  ),
  trap: drawn(
    '0 0 64 64',
    2.3,
    '<path d="M6 44l12-16h40l-6 16Z" fill="#c08a4a"/><path d="M6 44h46v8H8Z" fill="#8a5a2e"/><path d="M52 44l6-16v8l-6 16Z" fill="#7a4d26"/><path d="M18 40l6-24h26l-6 24" fill="none" stroke-width="6"/><path d="M18 40l6-24h26l-6 24" fill="none" stroke="#b9b3ab" stroke-width="2.4"/><path d="M14 40h32" stroke-width="4"/><path d="M27 38l3-7c5 0 8 2 9 4v3Z" fill="#f0c14b" stroke-width="1.8"/>',
  ),
  bag: drawn(
    '0 0 64 64',
    2.3,
    '<path d="M22 20C8 32 4 58 16 58h32c12 0 8-26-6-38Z" fill="#b08a58"/><path d="M48 58c12 0 8-26-6-38 4 16 0 30-14 38Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M20 20c-4-6-6-10-4-12 6 4 8 0 12 0s6 4 12 0c4 2 6 6 4 12Z" fill="#b08a58"/><path d="M19 21c8 3 18 3 26 0" stroke="#a8382b" stroke-width="4" fill="none"/>',
  ),
  'sign-transylvania': drawn(
    '0 0 96 96',
    2.4,
    '<path d="M4 90c20-6 60-6 88 0" fill="none"/><path d="M44 90l1-70 7 0 1 70Z" fill="#8a5a2e"/><path d="M20 28l52-6 16 12-14 12-52 4Z" fill="#c08a4a"/><path d="M72 22l16 12-14 12Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M38 38c-4-6-9-5-11-2 3 0 4 2 4 4 3-2 5-2 7 0 2-4 4-4 6-4s4 0 6 3c2-2 4-2 7-1 0-2 1-4 4-4-3-4-8-4-11 2-1-2-2-3-3-1h-4c-1-2-3-2-5 3Z" fill="var(--print)" stroke="none"/><path d="M30 64l28 2 1 12-30-1-8-7Z" fill="#a8763c"/><path d="M34 70l14 1M52 20c4-8 0-12 4-16" stroke-width="1.4" fill="none"/>',
  ),
} as const;
