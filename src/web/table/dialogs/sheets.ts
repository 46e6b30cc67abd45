/** What may lie on top of the table. */
export type Sheet = 'menu' | 'log' | 'talk' | 'score' | 'tell' | 'rules' | 'settings' | 'keys' | 'fair' | 'key' | 'resign' | 'delete';
export type OpenSheet = (sheet: Sheet) => void;
