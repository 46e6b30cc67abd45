import { drawn } from './ink.ts';

/** The parish hall. */
export const HALL_DRAWING = {
  hall: drawn(
    '0 0 128 96',
    2.4,
    '<path d="M60 14V3"/><path d="M60 3c6-2 9 2 14 0-2 3-1 5 0 7-5 2-8-2-14 0Z" fill="#a8382b" stroke-width="1.8"/><path d="M12 90l2-44h100l2 44Z" fill="#ecdcbc"/><path d="M88 46h26l2 44H88Z" fill="url(#hm-ha)" stroke="none"/><path d="M4 50L24 22h80l20 27c-40 4-80 4-120 1Z" fill="#b4633d"/><path d="M92 22h12l20 27c-10 1-20 1-30 2 2-10 2-20-2-29Z" fill="url(#hm-ha)" stroke="none"/><path d="M20 36c8 4 12 4 20 0s12 4 20 0 12 4 20 0 12 4 20 0" stroke-width="1.4" fill="none"/><path d="M46 44l14-30 16 30v46H46Z" fill="#d8cdb8"/><path d="M40 46l20-34 22 33" fill="none" stroke="#a8382b" stroke-width="0"/><path d="M38 48l22-38 24 37-6 3-18-28-16 29Z" fill="#a8382b"/><circle cx="61" cy="44" r="6" fill="#dfa73a" stroke-width="2"/><path d="M52 90V70h18v20Z" fill="#8a5a2e"/><path d="M61 70v20" stroke-width="1.6"/><path d="M20 90V66h16v24Z" fill="#3b6490"/><path d="M90 90V74c0-11 16-11 16 0v16Z" fill="#8a6a9c"/><path d="M24 54h8v6h-8ZM94 54h8v6h-8Z" fill="var(--win,#f2cf86)" stroke-width="1.6"/>',
  ),
} as const;
