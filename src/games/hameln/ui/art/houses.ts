import { drawn } from './ink.ts';

/** The five kinds of houses, told apart by roof and sign: they stand in the town and, at home, on the hill. */
export const HOUSE_DRAWINGS = {
  'house-bakery': drawn(
    '0 0 96 112',
    2.4,
    '<path d="M62 14h11v22H62Z" fill="#b4633d"/><path d="M60 12h15v5H60Z" fill="#b4633d"/><path d="M16 58l2 48h62l1-48L50 26Z" fill="#ecdcbc"/><path d="M62 58h19l-1 48H62Z" fill="url(#hm-ha)" stroke="none"/><path d="M16 60h65M18 82h62M34 60v22M64 60v22M20 82l13-21M78 82L65 61M37 60l13-22 12 22" fill="none" stroke="#8a5a2e" stroke-width="4"/><path d="M6 62C22 52 34 36 47 18c2-3 5-3 7 0 10 16 22 32 36 42l-6 6C70 58 60 46 50 31 40 45 28 58 12 68Z" fill="#a8382b"/><path d="M39 62h20v16h-20Z" fill="var(--win,#f2cf86)" stroke-width="2"/><path d="M49 62v16M39 70h20" stroke-width="1.3"/><path d="M24 106V91.5c0-9 15-9 15 0V106Z" fill="#8a5a2e"/><path d="M50 90h24v6H50Z" fill="#8a5a2e"/><path d="M53 90c0-7 8-7 9-1 1-6 9-6 9 1Z" fill="#dfa73a" stroke-width="1.8"/><path d="M86 58v8" /><path d="M86 84c-9 0-9-12-4-12 5 1 2 9-2 9M86 84c9 0 9-12 4-12-5 1-2 9 2 9" fill="none" stroke-width="5.5"/><path d="M86 84c-9 0-9-12-4-12 5 1 2 9-2 9M86 84c9 0 9-12 4-12-5 1-2 9 2 9" fill="none" stroke="#dfa73a" stroke-width="2.4"/>',
  ),
  'house-dairy': drawn(
    '0 0 96 112',
    2.4,
    '<path d="M14 62l3 44h64l1-46Z" fill="#f6ead0"/><path d="M60 60h22l-1 46H60Z" fill="url(#hm-ha)" stroke="none"/><path d="M4 66C10 40 26 22 50 20c22 0 36 18 42 44-28-5-58-4-88 2Z" fill="#dfa73a"/><path d="M14 50c4-2 8-2 12 0s8 2 12 0 8-2 12 0 8 2 12 0 8-2 12 0 8 2 10 1M24 36c4-2 8-2 12 0s8 2 12 0 8-2 12 0 8 2 12 0" stroke-width="1.4" fill="none"/><path d="M64 62c12 0 22 1 28 2C88 46 80 33 70 26c4 12 2 26-6 36Z" fill="url(#hm-ha)" stroke="none"/><path d="M40 48c0-10 20-10 20 0v10H40Z" fill="#ecdcbc"/><path d="M45 48h10v9h-10Z" fill="var(--win,#f2cf86)" stroke-width="2"/><path d="M50 48v9M45 52.5h10" stroke-width="1.3"/><path d="M22 72h14v13h-14Z" fill="var(--win,#f2cf86)" stroke-width="2"/><path d="M29 72v13M22 78.5h14" stroke-width="1.3"/><path d="M44 106V84c0-9.6 16-9.6 16 0V106Z" fill="#4f9484"/><path d="M68 80h12M74 66v14" stroke-width="2"/><path d="M64 94l8-13c10 0 18 4 20 9l-1 10H65Z" fill="#f0c14b"/><path d="M64 94h27" stroke-width="1.8"/><circle cx="74" cy="88" r="2" fill="#8a5a2e" stroke="none"/><circle cx="83" cy="97" r="2" fill="#8a5a2e" stroke="none"/><circle cx="72" cy="98" r="1.6" fill="#8a5a2e" stroke="none"/>',
  ),
  'house-brewery': drawn(
    '0 0 96 112',
    2.4,
    '<path d="M33 8c-5-3 5-5-1-8" stroke-width="1.4" fill="none"/><path d="M24 40c-1-12 2-18-2-26l18-2c-4 10-1 18-2 28Z" fill="#b4633d"/><path d="M10 48l5 58h67l4-58Z" fill="#b4633d"/><path d="M62 48h22l-2 58H62Z" fill="url(#hm-ha)" stroke="none"/><path d="M2 52l15-23 60 1 16 19c-30 4-60 4-91 3Z" fill="#6f6c72"/><path d="M70 30h8l14 20H62Z" fill="url(#hm-ha)" stroke="none"/><path d="M18 42h60M28 32l-4 8M46 32v8M64 32l2 8M36 42l-2 8M56 42l2 8" stroke-width="1.4" fill="none"/><path d="M22 60h8M52 58h8M24 96h8M54 72h8M20 80h6" stroke-width="1.6"/><path d="M36 58h14v14h-14Z" fill="var(--win,#f2cf86)" stroke-width="2"/><path d="M43 58v14M36 65h14" stroke-width="1.3"/><path d="M30 106V90c0-14 26-14 26 0v16Z" fill="#8a5a2e"/><path d="M43 80v26" stroke-width="1.6"/><path d="M63 84c6-2 18-2 24 0 3 7 3 15 0 22H63c-3-7-3-15 0-22Z" fill="#c08a4a"/><path d="M62 90h26M62 100h26" stroke-width="3"/><path d="M75 83v23" stroke-width="1.4" fill="none"/><path d="M66 66h12v12H66Z" fill="#dfa73a"/><path d="M78 68c6 0 6 8 0 8M65 66c0-5 5-5 6-2 2-4 8-2 7 2Z" fill="#f7f0e2" stroke-width="2"/>',
  ),
  'house-butchery': drawn(
    '0 0 96 112',
    2.4,
    '<path d="M20 52l-2 54h60V52Z" fill="#dfc4a4"/><path d="M60 52h18v54H60Z" fill="url(#hm-ha)" stroke="none"/><path d="M12 55c8-12 8-30 12-44l46 3c2 14 4 30 14 39-22 4-48 5-72 2Z" fill="#b4633d"/><path d="M66 14h4c2 14 4 30 14 39-8 2-16 3-24 3 6-14 7-28 6-42Z" fill="url(#hm-ha)" stroke="none"/><path d="M20 26c6 4 8 4 14 0s8 4 14 0 8 4 14 0 8 4 14 0M17 40c6 4 9 4 15 0s9 4 15 0 9 4 15 0 9 4 16 0" stroke-width="1.4" fill="none"/><path d="M28 58h13v12h-13Z" fill="var(--win,#f2cf86)" stroke-width="2"/><path d="M34.5 58v12M28 64h13" stroke-width="1.3"/><path d="M54 58h13v12h-13Z" fill="var(--win,#f2cf86)" stroke-width="2"/><path d="M60.5 58v12M54 64h13" stroke-width="1.3"/><path d="M14 76h70l5 10c-3 5-9 5-11 0-3 5-10 5-12 0-3 5-10 5-12 0-3 5-10 5-12 0-3 5-9 5-11 0-3 5-10 5-12 0-3 5-9 5-10 0Z" fill="#f7f0e2"/><path d="M25 76l-6 10c3 5 9 5 12 0l4-10ZM45 76l-3 10c3 5 9 5 12 0v-10ZM65 76l1 10c3 5 9 5 12 0l-4-10Z" fill="#a8382b"/><path d="M24 106V97c0-8.4 14-8.4 14 0V106Z" fill="#8a5a2e"/><path d="M46 88v4M60 88v3M73 88v3" stroke-width="1.6"/><path d="M44 92c6-3 10 3 7 10-2 5-10 4-10-1 0-4 1-7 3-9Z" fill="#c26a55" stroke-width="2"/><path d="M58 91c8 3 10 10 2 13M70 91c8 3 10 10 2 13" fill="none" stroke-width="7"/><path d="M58 91c8 3 10 10 2 13M70 91c8 3 10 10 2 13" fill="none" stroke="#c26a55" stroke-width="3"/>',
  ),
  'house-influence': drawn(
    '0 0 96 112',
    2.4,
    '<path d="M17 106l-3-54 9 1V40l8 1V28l8 1 1-14 15 1v13l9-1v13h8l-1 13 10-1-3 54Z" fill="#d8cdb8"/><path d="M62 28l2 0v13h8l-1 13 10-1-3 54H62Z" fill="url(#hm-ha)" stroke="none"/><path d="M48 16V4" /><path d="M48 4c6-2 9 3 15 0-2 4-1 6 0 8-6 3-9-2-15 0Z" fill="#a8382b" stroke-width="2"/><circle cx="48" cy="38" r="8" fill="#dfa73a"/><path d="M48 33v5l4 2" stroke-width="1.4" fill="none"/><path d="M16 54h64M18 80h62" stroke-width="2"/><path d="M26 76V64c0-6 10-6 10 0v12ZM43 76V64c0-6 10-6 10 0v12ZM60 76V64c0-6 10-6 10 0v12Z" fill="var(--win,#f2cf86)" stroke-width="2"/><path d="M38 106V94c0-12 20-12 20 0v12Z" fill="#3b6490"/><path d="M48 85v21" stroke-width="1.6"/><path d="M32 106v-3h32v3" fill="#b8ab94"/><circle cx="70" cy="92" r="6" fill="#d9d6cf"/><path d="M70 89v6" stroke-width="2"/>',
  ),
} as const;
