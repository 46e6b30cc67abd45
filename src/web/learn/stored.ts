/** Who has learned what on this device is kept under this key. Home looks whether there is anything, before it loads more. */
export const PROGRESS_KEY = 'ratskeller.lessons';

/** What is kept under a key; a browser that keeps nothing teaches all the same. */
export function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nothing is lost but the mark.
  }
}
