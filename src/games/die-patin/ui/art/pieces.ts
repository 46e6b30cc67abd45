/** Crates, back rooms and missions, drawn for Ratskeller. */
export const PIECE_DRAWINGS = {
  'back-room': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M8 60V28C8 2 56 2 56 28v32Z" fill="#8d8577"/><path d="M44 12c8 3 12 9 12 16v32H44Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M15 60V30c0-18 34-18 34 0v30Z" fill="var(--print)"/><path d="M15 60V30c0-10 8-14 17-14v44Z" fill="var(--seat,#9c2a20)"/><path d="M32 16c9 0 17 4 17 14v30h-9c-6-8-8-24-8-44Z" fill="var(--seat,#9c2a20)"/><path d="M22 22c0 14-1 26-3 38M27 19c1 14 0 28-2 41M42 22c0 12 1 26 4 38" stroke-width="1.4" fill="none"/><path d="M40 60c-6-8-8-24-8-44v44Z" fill="#ffd98a" stroke-width="1.8"/><path d="M12 30l-5-2M15 20l-4-4M24 13l-2-5M40 13l2-5M49 20l4-4M52 30l5-2" stroke-width="1.8"/></g>',
  },
  'loot-crate': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M6 22l26-12 26 12v28L32 60 6 50Z" fill="#c08a4a"/><path d="M32 34l26-12v28L32 60Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M6 22l26 12 26-12M32 34v26" fill="none"/><path d="M9 27l20 20M9 46l20-6" stroke="#8a5a2e" stroke-width="4"/><path d="M10 24l20 9M10 48l20 8" stroke-width="1.4" fill="none"/><path d="M20 16l26 12M26 13l26 12" stroke-width="1.4" fill="none"/><path d="M38 40l14-6M38 47l14-6" stroke-width="1.4" fill="none"/></g>',
  },
  'mission-areas': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M4 30L24 18l20 12-20 12Z" fill="#d9b58a"/><path d="M24 42l20-12v0l16 10-18 12Z" fill="#9db3a0"/><path d="M4 30l20 12-2 0 20 10-2 8L4 40Z" fill="#8d744c"/><path d="M24 42l18 10v8L4 40V30Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M42 52l18-12v8L42 60Z" fill="#6f7f6c"/><path d="M22 30V6M42 40V18" stroke-width="3"/><path d="M22 6c6-2 9 3 15 0v11c-6 3-9-2-15 0Z" fill="#a8382b"/><path d="M42 18c5-2 8 2 13 0v9c-5 2-8-2-13 0Z" fill="#a8382b"/></g>',
  },
  'mission-backrooms': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M4 58V30C4 10 36 10 36 30v28Z" fill="#8d8577"/><path d="M10 58V32c0-12 20-12 20 0v26Z" fill="#a8382b"/><path d="M30 32v26H18c8-4 12-14 12-26Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M20 24v34" stroke-width="1.4" fill="none"/><circle cx="48" cy="24" r="10" fill="#e0b03c"/><circle cx="48" cy="24" r="4" fill="#f7f0e2" stroke-width="1.8"/><path d="M46 33h5v24h-5ZM51 44h7v5h-7ZM51 52h5v5h-5Z" fill="#e0b03c"/></g>',
  },
  'mission-loot': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><g transform="translate(0 24) scale(.52)"><use href="#dp-loot-crate" width="64" height="64"/></g><g transform="translate(30 24) scale(.52)"><use href="#dp-loot-crate" width="64" height="64"/></g><g transform="translate(15 1) scale(.52)"><use href="#dp-loot-crate" width="64" height="64"/></g></g>',
  },
  'mission-manholes': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><ellipse cx="32" cy="14" rx="13.5" ry="9.5" fill="#8d8577"/><ellipse cx="32" cy="14" rx="9" ry="6" fill="#1d1511" stroke-width="1.6"/><path d="M28 14h.1M36 14h.1" stroke="#ffd98a" stroke-width="3.4"/><ellipse cx="17" cy="33" rx="13.5" ry="9.5" fill="#8d8577"/><ellipse cx="17" cy="33" rx="9" ry="6" fill="#1d1511" stroke-width="1.6"/><path d="M13 33h.1M21 33h.1" stroke="#ffd98a" stroke-width="3.4"/><ellipse cx="47" cy="33" rx="13.5" ry="9.5" fill="#8d8577"/><ellipse cx="47" cy="33" rx="9" ry="6" fill="#1d1511" stroke-width="1.6"/><path d="M43 33h.1M51 33h.1" stroke="#ffd98a" stroke-width="3.4"/><ellipse cx="32" cy="52" rx="13.5" ry="9.5" fill="#8d8577"/><ellipse cx="32" cy="52" rx="9" ry="6" fill="#1d1511" stroke-width="1.6"/><path d="M28 52h.1M36 52h.1" stroke="#ffd98a" stroke-width="3.4"/></g>',
  },
  'mission-tallest': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M8 56c4-6 44-6 48 0 2 8-50 8-48 0Z" fill="#8d8577"/><path d="M16 50c-2-8 6-12 16-12s20 4 18 12c-2 5-32 5-34 0Z" fill="#96734d"/><path d="M15 40c-2-8 6-12 16-12s20 4 18 12c-2 5-32 5-34 0Z" fill="#5a5260"/><path d="M14 30c-2-8 6-12 16-12s20 4 18 12c-2 5-32 5-34 0Z" fill="#96734d"/><path d="M48 36c4 4 4 10 2 14-2 4-10 5-18 4 10-4 16-10 16-18Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><circle cx="24" cy="14" r="5" fill="#96734d"/><circle cx="24" cy="14" r="2" fill="#e0a08c" stroke="none"/><path d="M18 24c0-8 8-12 16-10 6 2 10 5 14 10-2 4-6 4-10 4-8 2-18 2-20-4Z" fill="#96734d"/><circle cx="36" cy="19" r="2.4" fill="var(--print)" stroke="none"/><circle cx="36.84" cy="18.04" r=".9" fill="#fff" stroke="none"/><circle cx="48" cy="24" r="2.6" fill="#e0a08c" stroke-width="1.6"/></g>',
  },
} as const;
