/** What may lie on top of the table. */
export type Sheet =
  | 'menu'
  | 'log'
  | 'talk'
  | 'score'
  | 'tell'
  | 'rules'
  | 'settings'
  | 'keys'
  | 'fair'
  | 'key'
  | 'resign'
  | 'delete'
  | 'holiday';
export type OpenSheet = (sheet: Sheet) => void;
