import { drawn } from './ink.ts';

/** Rats, their kings, and the markers that say how many of them a house attracts. */
export const RAT_DRAWINGS = {
  'rat-small': drawn(
    '0 0 64 64',
    2.3,
    '<path d="M14 47C2 48 0 32 9 29" fill="none" stroke-width="7.2"/><path d="M14 47C2 48 0 32 9 29" fill="none" stroke="#e0a08c" stroke-width="2.6"/><path d="M12 50C6 32 18 21 32 22c13 1 23 10 29 20 2 5-1 8-5 8Z" fill="#c49b6c"/><path d="M12 50c-1-4-1-8 0-11 8 8 26 8 44 4 3 2 3 7 0 7Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M30 49c4-5 2-12-6-13" fill="none" stroke-width="1.8"/><path d="M22 52h10M42 52h9" stroke="#e0a08c" stroke-width="4"/><circle cx="38" cy="21" r="7.5" fill="#c49b6c"/><circle cx="38.6" cy="22" r="3.8" fill="#e0a08c" stroke="none"/><circle cx="49" cy="36" r="3.2" fill="var(--print)" stroke="none"/><circle cx="50.12" cy="34.72" r="1.2" fill="#fff" stroke="none"/><circle cx="60" cy="45" r="3" fill="#e0a08c"/>',
  ),
  'king-rat': drawn(
    '0 0 96 96',
    2.4,
    '<path d="M74 84c14 4 20-8 14-16s-8-14 0-18" fill="none" stroke-width="8.2"/><path d="M74 84c14 4 20-8 14-16s-8-14 0-18" fill="none" stroke="#e0a08c" stroke-width="3.2"/><path d="M17 90C9 64 22 44 48 44s39 20 31 46Z" fill="#5a5260"/><path d="M79 90c3-12 2-22-3-30-2 14-12 24-28 30Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M33 90c-5-15 1-28 15-28s20 13 15 28Z" fill="#8d8590"/><path d="M22 91h14c5 0 4-7-1-7h-8M74 91H60c-5 0-4-7 1-7h8" fill="#e0a08c"/><path d="M32 62c-2 8 4 12 9 9M64 62c2 8-4 12-9 9" fill="none"/><circle cx="24" cy="27" r="10" fill="#5a5260"/><circle cx="25" cy="28" r="5.4" fill="#e0a08c" stroke="none"/><circle cx="72" cy="27" r="10" fill="#5a5260"/><circle cx="71" cy="28" r="5.4" fill="#e0a08c" stroke="none"/><path d="M25 38c-1-13 9-20 23-20s24 7 23 20c-1 9-9 19-15 24-5 4-11 4-16 0-6-5-14-15-15-24Z" fill="#5a5260"/><path d="M71 36c0 10-9 21-15 26-5 4-11 4-16 0 14 0 24-10 31-26Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><circle cx="38" cy="41" r="3.4" fill="var(--print)" stroke="none"/><circle cx="39.19" cy="39.64" r="1.2" fill="#fff" stroke="none"/><circle cx="58" cy="41" r="3.4" fill="var(--print)" stroke="none"/><circle cx="59.19" cy="39.64" r="1.2" fill="#fff" stroke="none"/><path d="M32 36l11 3M64 36l-11 3" stroke-width="2.2"/><path d="M44 62v6h8v-6" fill="#fff" stroke-width="1.8"/><path d="M48 62v6" stroke-width="1.4"/><circle cx="48" cy="56" r="4.2" fill="#e0a08c"/><path d="M41 57l-14-3M41 59l-13 3M55 57l14-3M55 59l13 3" stroke-width="1.4" fill="none"/><path d="M33 22L28 4l10 7L47 0l9 11 11-8-4 18c-9 4-21 4-30 1Z" fill="#dfa73a"/><path d="M55 11l1 0 11-8-4 18-9 2Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><circle cx="48" cy="16" r="2.6" fill="#a8382b" stroke-width="1.4"/>',
  ),
  'emperor-rat': drawn(
    '0 0 96 96',
    2.4,
    '<path d="M74 84c14 4 20-8 14-16s-8-14 0-18" fill="none" stroke-width="8.2"/><path d="M74 84c14 4 20-8 14-16s-8-14 0-18" fill="none" stroke="#e0a08c" stroke-width="3.2"/><path d="M17 90C9 64 22 44 48 44s39 20 31 46Z" fill="#7b5a44"/><path d="M79 90c3-12 2-22-3-30-2 14-12 24-28 30Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M33 90c-5-15 1-28 15-28s20 13 15 28Z" fill="#b99a78"/><path d="M22 91h14c5 0 4-7-1-7h-8M74 91H60c-5 0-4-7 1-7h8" fill="#e0a08c"/><path d="M32 62c-2 8 4 12 9 9M64 62c2 8-4 12-9 9" fill="none"/><circle cx="24" cy="27" r="10" fill="#7b5a44"/><circle cx="25" cy="28" r="5.4" fill="#e0a08c" stroke="none"/><circle cx="72" cy="27" r="10" fill="#7b5a44"/><circle cx="71" cy="28" r="5.4" fill="#e0a08c" stroke="none"/><path d="M25 38c-1-13 9-20 23-20s24 7 23 20c-1 9-9 19-15 24-5 4-11 4-16 0-6-5-14-15-15-24Z" fill="#7b5a44"/><path d="M71 36c0 10-9 21-15 26-5 4-11 4-16 0 14 0 24-10 31-26Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M32 42c3-4 9-4 12 0ZM52 42c3-4 9-4 12 0Z" fill="#f7f0e2" stroke-width="1.8"/><circle cx="39" cy="40.5" r="2" fill="var(--print)" stroke="none"/><circle cx="59" cy="40.5" r="2" fill="var(--print)" stroke="none"/><path d="M31 39c4-4 10-4 13 0M52 39c3-4 9-4 13 0" stroke-width="2" fill="none"/><path d="M44 62v6h8v-6" fill="#fff" stroke-width="1.8"/><path d="M48 62v6" stroke-width="1.4"/><circle cx="48" cy="56" r="4.2" fill="#e0a08c"/><path d="M43 58c-8 5-16 4-19-2M53 58c8 5 16 4 19-2" fill="none" stroke-width="2"/><path d="M24 56c-1-3 3-4 4-2M72 56c1-3-3-4-4-2" stroke-width="1.4" fill="none"/><path d="M28 23C22 8 36 4 48 4s26 4 20 19c-12 4-28 4-40 0Z" fill="#a8382b"/><path d="M28 23C22 10 30 5 35 6c-2 5-1 12 2 18ZM68 23c6-13-2-18-7-17 2 5 1 12-2 18ZM44 24c-2-7-2-14 0-20h8c2 6 2 13 0 20Z" fill="#dfa73a" stroke-width="1.8"/><path d="M26 20c14 4 30 4 44 0l-1 7c-14 4-28 4-42 0Z" fill="#dfa73a"/><circle cx="48" cy="25" r="2.4" fill="#4f9484" stroke-width="1.2"/><path d="M48-2v6M45 .5h6" stroke-width="2"/>',
  ),
  'rat-marker': drawn(
    '0 0 64 64',
    2.3,
    '<circle cx="14" cy="14" r="11" fill="#7a4d26"/><circle cx="50" cy="14" r="11" fill="#7a4d26"/><circle cx="13" cy="13" r="5" fill="#e0a08c" stroke="none"/><circle cx="51" cy="13" r="5" fill="#e0a08c" stroke="none"/><circle cx="32" cy="35" r="25" fill="#7a4d26"/><circle cx="32" cy="35" r="20" fill="none" stroke="#a8763c" stroke-width="1.6"/>',
  ),
  'rat-marker-down': drawn(
    '0 0 64 64',
    2.3,
    '<circle cx="14" cy="14" r="11" fill="#463629"/><circle cx="50" cy="14" r="11" fill="#463629"/><circle cx="32" cy="35" r="25" fill="#463629"/><path d="M22 25l20 20M42 25L22 45" stroke="#b89c74" stroke-width="4.5"/>',
  ),
} as const;
