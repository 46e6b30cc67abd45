/** The herbs that the home page shows as well: it has them first. */
export const HOME_HERBS = {
  'herb-chili': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M44 14c8 12 4 32-24 40 10-10 10-20 10-28 2-8 8-12 14-12Z" fill="#c4402c"/><path d="M45 16c5 12 0 28-22 36 16-12 20-22 17-35Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M34 18c-8 6-12 18-24 22 2-8 6-20 16-26 3-1 6 1 8 4Z" fill="#c4402c"/><path d="M26 17c3-5 9-5 12-1 4-3 9-1 11 4-8 3-17 3-23-3Z" fill="#6f9157"/><path d="M39 17c0-5 2-8 6-10" fill="none" stroke-width="3.4"/><path d="M36 27c0 5-1 9-3 13" stroke="#f6ead0" stroke-width="2" fill="none"/></g>',
  },
  'herb-basil': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M32 58V34" stroke-width="3"/><path d="M32 38C14 42 6 30 8 18c12-2 24 6 24 20ZM32 38c18 4 26-8 24-20-12-2-24 6-24 20Z" fill="#5f9a4c"/><path d="M56 18c2 12-6 24-24 20 10-2 18-10 24-20ZM8 18c-2 12 6 24 24 20C22 34 14 28 8 18Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M32 36C20 30 22 12 32 6c10 6 12 24 0 30Z" fill="#7bb35f"/><path d="M32 34V14M32 24l-4-4M32 28l5-5M30 36c-6-6-12-11-18-14M34 36c6-6 12-11 18-14" stroke-width="1.4" fill="none"/><path d="M32 54c-8 2-14-2-16-8 8-1 14 2 16 8ZM32 54c8 2 14-2 16-8-8-1-14 2-16 8Z" fill="#7bb35f"/></g>',
  },
  'herb-mint': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M32 60V14" stroke-width="3"/><path d="M32 34c-6 6-12 6-14 4-3 1-5-1-6-3-3-1-4-3-4-6-2-2-2-5 0-8 4-1 7-1 9 1 3 0 5 2 6 4 4 1 7 4 9 8ZM32 34c6 6 12 6 14 4 3 1 5-1 6-3 3-1 4-3 4-6 2-2 2-5 0-8-4-1-7-1-9 1-3 0-5 2-6 4-4 1-7 4-9 8Z" fill="#58a583"/><path d="M32 54c-4 4-9 4-11 3-3 0-4-2-5-4-2-1-3-4-2-6 3-1 6-1 8 1 4 0 8 2 10 6ZM32 54c4 4 9 4 11 3 3 0 4-2 5-4 2-1 3-4 2-6-3-1-6-1-8 1-4 0-8 2-10 6ZM32 18c-8 1-12-3-13-9 7-1 12 3 13 9ZM32 18c8 1 12-3 13-9-7-1-12 3-13 9Z" fill="#7cc0a0"/><path d="M32 34c6 6 12 6 14 4 3 1 5-1 6-3 3-1 4-3 4-6 2-2 2-5 0-8-6 8-14 12-24 13Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M30 33c-6-6-11-9-18-10M34 33c6-6 11-9 18-10M22 27l-1 6M42 27l1 6" stroke-width="1.4" fill="none"/></g>',
  },
  'herb-sage': {
    box: '0 0 64 64',
    ink: '<g stroke="var(--print)" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"><path d="M30 60c1-6 3-10 6-15" fill="none" stroke-width="3.4"/><path d="M34 48C20 40 22 14 44 6c14 12 10 36-10 42Z" fill="#9db3a0"/><path d="M44 6c14 12 10 36-10 42 4-14 6-28 10-42Z" fill="var(--print)" fill-opacity=".18" stroke="none"/><path d="M35 46c2-14 5-26 9-38M37 36l-7-5M39 27l-7-5M38 34l8-3M40 24l8-3" stroke-width="1.4" fill="none"/><path d="M30 56C16 58 8 48 8 36c12-2 22 6 22 20Z" fill="#b7c8b5"/><path d="M30 56c-8-5-15-11-20-18M20 46v-6M20 47h-6" stroke-width="1.4" fill="none"/></g>',
  },
} as const;
