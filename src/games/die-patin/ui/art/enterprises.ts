/** The nine enterprises and the four bonuses of their tiles, drawn for Ratskeller. */
export const TILE_DRAWINGS = {
  'bonus-expel': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M14 6h22v28c10 4 22 4 22 14v6H14Z" fill="#7a4a2a"/><path d="M36 34c10 4 22 4 22 14v6H24c10-4 12-12 12-20Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M12 54h48v6H12Z" fill="#3a2a22"/><path d="M14 14h22M30 26l8-2M32 32l8-3" stroke-width="2"/><path d="M12 6h26v6H12Z" fill="#a8703f"/><path d="M2 24h8M4 34h7M2 44h8" stroke-width="3"/></g>',
  },
  'bonus-loot': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><g transform="translate(4 16) scale(.86 .74)"><use href="#dp-loot-crate" width="64" height="64"/></g><path d="M18 20l22-14c6 3 9 8 9 14l-14 8Z" fill="#f0c14b"/><path d="M18 20l31 0" stroke-width="1.4" fill="none"/><circle cx="38" cy="15" r="2.2" fill="#8a5a2e" stroke="none"/><circle cx="33" cy="23" r="1.8" fill="#8a5a2e" stroke="none"/></g>',
  },
  'bonus-point': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M32 4l8 17 19 3-14 13 4 20-17-10-17 10 4-20L5 24l19-3Z" fill="#f2b93a"/><path d="M59 24L45 37l4 20-17-10c8-8 14-14 16-24Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M32 12l-5 12-10 2" stroke="#f7f0e2" stroke-width="2.4" fill="none"/></g>',
  },
  'bonus-rat': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><circle cx="15" cy="18" r="11" fill="#96734d"/><circle cx="15" cy="18" r="5" fill="#e0a08c" stroke="none"/><circle cx="49" cy="18" r="11" fill="#96734d"/><circle cx="49" cy="18" r="5" fill="#e0a08c" stroke="none"/><path d="M32 16c16 0 24 10 22 20-2 8-14 22-22 22S12 44 10 36C8 26 16 16 32 16Z" fill="#96734d"/><path d="M54 36c-2 8-14 22-22 22-3 0-7-2-11-5 16 1 26-8 30-26 3 3 4 6 3 9Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><circle cx="23" cy="35" r="3.6" fill="var(--print)" stroke="none"/><circle cx="24.26" cy="33.56" r="1.3" fill="#fff" stroke="none"/><circle cx="41" cy="35" r="3.6" fill="var(--print)" stroke="none"/><circle cx="42.26" cy="33.56" r="1.3" fill="#fff" stroke="none"/><circle cx="32" cy="54" r="5" fill="#e0a08c"/><path d="M22 49l-14 0M42 49l14 0M23 53l-12 4M41 53l12 4" stroke-width="1.4" fill="none"/></g>',
  },
  'ent-bakery': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M32 54C8 54 4 36 10 24c6-10 18-6 22 6 2 8-4 18-16 22M32 54c24 0 28-18 22-30-6-10-18-6-22 6-2 8 4 18 16 22" fill="none" stroke-width="11.5"/><path d="M32 54C8 54 4 36 10 24c6-10 18-6 22 6 2 8-4 18-16 22M32 54c24 0 28-18 22-30-6-10-18-6-22 6-2 8 4 18 16 22" fill="none" stroke="#c98a35" stroke-width="6.5"/><path d="M12 28l2 1M52 28l-2 1M22 49l2-1M40 47l2 1M32 53l0 1M18 21l1 2M46 21l-1 2" stroke="#f7f0e2" stroke-width="2.4"/></g>',
  },
  'ent-barber': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M26 8h14v48H26Z" fill="#f7f0e2"/><path d="M26 20l14-10v8L26 28ZM26 36l14-10v8L26 44ZM26 52l14-10v8l-8 6h-6Z" fill="#a8382b" stroke-width="1.6"/><path d="M34 8h6v48h-6Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M22 8c0-6 22-6 22 0v3H22ZM22 54h22v5H22Z" fill="#d9a93a"/><path d="M6 22l13 22M14 18L9 46" stroke-width="3.4"/><circle cx="7" cy="50" r="5" fill="#b9b3ab"/><circle cx="19" cy="49" r="5" fill="#b9b3ab"/><path d="M48 22h10v26H48Z" fill="#8a5a2e"/><path d="M51 28h7M51 33h7M51 38h7M51 43h7" stroke-width="1.6"/></g>',
  },
  'ent-cinema': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M12 32h30v24H12Z" fill="#5a4a6a"/><path d="M32 32h10v24H20c8-4 12-12 12-24Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M42 40l16-8v22l-16-6Z" fill="#e8cf86"/><circle cx="16" cy="20" r="11" fill="#a8382b"/><circle cx="40" cy="18" r="12" fill="#a8382b"/><g fill="#f7f0e2" stroke-width="1.4"><circle cx="16" cy="14.5" r="2.6"/><circle cx="11" cy="22" r="2.6"/><circle cx="21" cy="22" r="2.6"/><circle cx="40" cy="12" r="2.8"/><circle cx="34.5" cy="20.5" r="2.8"/><circle cx="45.5" cy="20.5" r="2.8"/></g><path d="M18 56l-4 6M36 56l4 6" stroke-width="3"/><path d="M18 40h10M18 46h6" stroke="#f7f0e2" stroke-width="2"/></g>',
  },
  'ent-claw': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M14 40c-4-10 4-18 14-18 12 0 20 8 18 18-2 12-8 18-16 18-9 0-14-8-16-18Z" fill="#96734d"/><path d="M46 40c-2 12-8 18-16 18-4 0-8-2-10-5 12 1 20-6 22-24 3 3 5 7 4 11Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M24 40c3-4 10-4 13 0 3 5-2 10-7 10s-9-5-6-10Z" fill="#e0a08c" stroke-width="1.8"/><path d="M14 30c-6-2-8-8-6-13 5 0 9 5 9 10ZM24 22c-4-5-4-11 0-15 5 3 6 9 4 15ZM37 23c-1-6 1-12 6-14 4 4 2 11-2 16Z" fill="#f7f0e2"/><path d="M46 58L60 20l-6-3-12 38Z" fill="#b9b3ab"/><path d="M49 32l6 2M47 38l6 2M45 44l6 2" stroke-width="1.4" fill="none"/><path d="M54 17l3-10 6 2-3 11Z" fill="#a8382b"/></g>',
  },
  'ent-fish': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M4 34c8-16 30-20 42-6l14-10c0 6-2 10-3 14 2 4 3 9 3 14L46 37c-12 14-34 12-42-3Z" fill="#6f9cab"/><path d="M4 34c12 6 30 6 42 3-12 14-34 12-42-3Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M18 23c4 7 4 16 0 22" stroke-width="1.4" fill="none"/><path d="M26 29c3 1 3 6 0 8M33 28c3 2 3 7 0 9M40 30c2 1 2 4 0 5M52 27l-6 4M52 39l-6-4" stroke-width="1.4" fill="none"/><circle cx="12" cy="31" r="2.8" fill="var(--print)" stroke="none"/><circle cx="12.98" cy="29.88" r="1" fill="#fff" stroke="none"/><path d="M24 20c4-6 10-8 14-6l-2 8" fill="#6f9cab"/><path d="M4 56h56" stroke-width="3"/><path d="M10 56c2-6 10-6 12 0M26 56c2-5 9-5 11 0M42 56c2-6 10-6 12 0" fill="#dfe9e6" stroke-width="1.8"/></g>',
  },
  'ent-flower': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M14 34h36l-7 26H21Z" fill="#b4633d"/><path d="M40 34h10l-7 26H28c8-4 12-14 12-26Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M12 32h40v6H12Z" fill="#b4633d"/><path d="M22 32C20 26 20 22 18 18M32 32V14M42 32c2-6 2-10 4-14" stroke="#4a6b43" stroke-width="3" fill="none"/><circle cx="17" cy="10.8" r="4.2" fill="#d9708a" stroke-width="1.8"/><circle cx="21.9" cy="14.4" r="4.2" fill="#d9708a" stroke-width="1.8"/><circle cx="20.1" cy="20.2" r="4.2" fill="#d9708a" stroke-width="1.8"/><circle cx="13.9" cy="20.2" r="4.2" fill="#d9708a" stroke-width="1.8"/><circle cx="12.1" cy="14.4" r="4.2" fill="#d9708a" stroke-width="1.8"/><circle cx="17" cy="16" r="3" fill="#f7f0e2" stroke-width="1.4"/><circle cx="47" cy="10.8" r="4.2" fill="#e0b03c" stroke-width="1.8"/><circle cx="51.9" cy="14.4" r="4.2" fill="#e0b03c" stroke-width="1.8"/><circle cx="50.1" cy="20.2" r="4.2" fill="#e0b03c" stroke-width="1.8"/><circle cx="43.9" cy="20.2" r="4.2" fill="#e0b03c" stroke-width="1.8"/><circle cx="42.1" cy="14.4" r="4.2" fill="#e0b03c" stroke-width="1.8"/><circle cx="47" cy="16" r="3" fill="#f7f0e2" stroke-width="1.4"/><circle cx="32" cy="6.8" r="4.2" fill="#c4402c" stroke-width="1.8"/><circle cx="36.9" cy="10.4" r="4.2" fill="#c4402c" stroke-width="1.8"/><circle cx="35.1" cy="16.2" r="4.2" fill="#c4402c" stroke-width="1.8"/><circle cx="28.9" cy="16.2" r="4.2" fill="#c4402c" stroke-width="1.8"/><circle cx="27.1" cy="10.4" r="4.2" fill="#c4402c" stroke-width="1.8"/><circle cx="32" cy="12" r="3" fill="#f7f0e2" stroke-width="1.4"/><path d="M27 30c-6 0-8-3-8-6 5 0 8 2 8 6ZM37 30c6 0 8-3 8-6-5 0-8 2-8 6Z" fill="#6f9157" stroke-width="1.8"/></g>',
  },
  'ent-garage': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><circle cx="30" cy="34" r="23" fill="#4a4644"/><circle cx="30" cy="34" r="13.5" fill="#c9c1b2"/><path d="M53 34c0 13-10 23-23 23-7 0-13-3-17-8 16 6 32-4 36-26 3 3 4 7 4 11Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M30 21v26M17 34h26M21 25l18 18M39 25L21 43" stroke-width="2"/><circle cx="30" cy="34" r="4" fill="#a8382b"/><path d="M38 60L54 26c-4-5-3-13 3-17l1 10 5 0c1 5-1 9-4 10L44 62c-3 4-8 2-6-2Z" fill="#b9b3ab"/></g>',
  },
  'ent-hat': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M4 44c6-6 14-6 16-8 0-14 2-24 10-24 3 0 4 2 6 2s4-2 7-2c6 0 7 10 7 24 3 2 8 3 11 8-10 8-47 8-57 0Z" fill="#4a3d52"/><path d="M50 36c3 2 8 3 11 8-8 7-32 8-46 5 18-1 33-5 35-13Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M20 36c10 4 20 4 30 0l-1-8c-9 4-19 4-28 0Z" fill="#a8382b"/><path d="M46 30c1-10 5-18 12-22 1 10-3 18-9 23Z" fill="#4f9484" stroke-width="2"/></g>',
  },
  'ent-pawn': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M32 4v10M10 14h44" stroke-width="3.4"/><path d="M14 14v8M50 14v8M32 14v18" stroke-width="2"/><circle cx="14" cy="30" r="9.5" fill="#e0b03c"/><circle cx="50" cy="30" r="9.5" fill="#e0b03c"/><circle cx="32" cy="46" r="11.5" fill="#e0b03c"/><path d="M58 25c3 8-2 15-12 14 6-2 10-7 12-14ZM42 40c5 8 0 18-12 17 7-3 11-9 12-17ZM22 25c3 8-2 15-12 14 6-2 10-7 12-14Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M8 28c0-2 2-4 4-4M26 43c0-2 2-4 4-4M44 28c0-2 2-4 4-4" stroke="#f7f0e2" stroke-width="2.2" fill="none"/></g>',
  },
} as const;
