import { drawn } from './ink.ts';

/** Who walks about in town. */
export const PEOPLE_DRAWINGS = {
  piper: drawn(
    '0 0 96 128',
    2.4,
    '<path d="M42 84L30 108l-14 8c-4 4-1 6 3 6h15l5-4 16-32Z" fill="#dfa73a"/><path d="M50 84l8 28-1 10h19c5 0 5-4 0-6l-8-4-5-30Z" fill="#a8382b"/><path d="M34 46C22 56 16 76 18 92c10 2 18-2 24-8Z" fill="#4f9484"/><path d="M30 60c-5 9-7 18-6 29 7 0 13-2 17-5Z" fill="url(#hm-ha)" stroke="none"/><path d="M36 46c6-4 15-4 20 0l10 40-7 6-5-5-6 6-6-6-6 5-6-6c0-14 2-30 6-40Z" fill="#a8382b"/><path d="M47 43c4 0 7 1 9 3l10 40-7 6-5-5-6 6Z" fill="#dfa73a"/><path d="M36 74c8 5 20 5 28 1" fill="none" stroke-width="4"/><path d="M35 34c0-9 6-13 13-13s12 5 12 11l6 5c1 2-1 3-4 3 0 6-5 9-12 9-9 0-15-6-15-15Z" fill="#eec39a"/><path d="M36 38c3 8 9 11 18 10-9 3-18-1-18-10Z" fill="url(#hm-ha)" stroke="none"/><path d="M52 33c2 2 5 2 7 0" stroke-width="1.4" fill="none"/><path d="M36 33c-5 5-5 12-2 16 4-2 6-8 7-15Z" fill="#b4633d"/><path d="M26 31C28 14 44 6 58 20c4 4 10 6 17 5-6 8-26 11-49 6Z" fill="#4f9484"/><path d="M26 31c14 2 30 1 45-4-8 6-26 8-45 4Z" fill="url(#hm-ha)" stroke="none"/><path d="M38 20C32 4 18 0 6 4c4 1 5 3 5 5-3 0-5 1-7 3 12 0 22 4 34 8Z" fill="#f6ead0"/><path d="M59 43L90 62" fill="none" stroke-width="7.8"/><path d="M59 43L90 62" fill="none" stroke="#8a5a2e" stroke-width="3.4"/><path d="M89 56l6 10" stroke-width="4"/><path d="M40 53c2 12 14 15 27 5l4-6-6-4c-6 6-10 6-13 1Z" fill="#a8382b"/><path d="M41 58c4 8 14 9 24 2" stroke-width="1.4" fill="none"/><circle cx="69" cy="49" r="4.4" fill="#eec39a"/><circle cx="78" cy="55" r="4.4" fill="#eec39a"/>',
  ),
  'child-boy': drawn(
    '0 0 64 64',
    2.3,
    '<path d="M10 60c0-16 8-26 22-26s22 10 22 26Z" fill="var(--seat,#27568a)"/><circle cx="32" cy="24" r="14" fill="#eec39a"/><path d="M17 22c-1-14 31-18 31 0l8 1c0 4-28 3-39-1Z" fill="#3b6490"/><circle cx="29" cy="29" r="1.8" fill="var(--print)" stroke="none"/><circle cx="39" cy="29" r="1.8" fill="var(--print)" stroke="none"/>',
  ),
  'child-girl': drawn(
    '0 0 64 64',
    2.3,
    '<path d="M6 60c4-14 12-26 26-26s22 12 26 26Z" fill="var(--seat,#dfa320)"/><path d="M18 22c-10 2-12 14-6 20 4-4 6-10 6-18ZM46 22c10 2 12 14 6 20-4-4-6-10-6-18Z" fill="#c98d3c"/><circle cx="32" cy="25" r="14" fill="#eec39a"/><path d="M17 27c-2-22 32-22 30 0-6-1-12-4-14-8-3 4-9 7-16 8Z" fill="#c98d3c"/><circle cx="27" cy="30" r="1.8" fill="var(--print)" stroke="none"/><circle cx="37" cy="30" r="1.8" fill="var(--print)" stroke="none"/><path d="M13 40l-5 3M51 40l5 3" stroke="#8a6a9c" stroke-width="4"/>',
  ),
  cat: drawn(
    '0 0 96 96',
    2.4,
    '<path d="M66 82c18 4 26-8 20-18s-12-12-4-22" fill="none" stroke-width="11"/><path d="M66 82c18 4 26-8 20-18s-12-12-4-22" fill="none" stroke="#d08a45" stroke-width="6"/><path d="M26 86c-6-22 4-42 22-42s28 20 22 42Z" fill="#d08a45"/><path d="M70 86c3-11 2-22-3-30-1 14-10 24-24 30Z" fill="url(#hm-ha)" stroke="none"/><path d="M38 86c-4-14 0-30 10-30s14 16 10 30Z" fill="#f6ead0"/><path d="M48 70v16M30 86c0-5 12-5 13 0M53 86c1-5 13-5 13 0" fill="#f6ead0"/><path d="M24 12c5 2 10 6 13 10 7-2 15-2 22 0 3-4 8-8 13-10 2 8 3 16 2 24-2 12-12 18-26 18S24 48 22 36c-1-8 0-16 2-24Z" fill="#d08a45"/><path d="M74 36c-2 12-12 18-26 18-8 0-15-2-20-6 20 2 38-4 46-22Z" fill="url(#hm-ha)" stroke="none"/><path d="M28 19l7 7M68 19l-7 7M44 22v7M48 21v9M52 22v7" stroke-width="2"/><path d="M29 36c4-5 11-5 14 0-4 3-10 3-14 0ZM53 36c3-5 10-5 14 0-4 3-10 3-14 0Z" fill="#dfa73a" stroke-width="1.8"/><path d="M36 33.5v5M60 33.5v5" stroke-width="2.6"/><path d="M27 33l16 1M69 33l-16 1" stroke-width="2.2"/><path d="M45 42h6l-3 4Z" fill="#e0a08c" stroke-width="1.6"/><path d="M48 46c0 4-7 5-10 1M48 46c0 4 7 5 12-1M26 42l-14-3M26 45l-14 3M70 42l14-3M70 45l14 3" stroke-width="1.4" fill="none"/>',
  ),
} as const;
