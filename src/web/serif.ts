/** So long must nothing have been fetched. */
const QUIET = 3000;

/** Those for reading, and the bold ones. */
const LETTERS = ['440 1em Alegreya', '700 1em "Alegreya Sans Two"'];

let here = false;

/** Other letters lay out everything anew, which would stop a board while somebody plays: there only what is beside it has them at once. */
export function useSerif(): void {
  if (here) document.documentElement.dataset.serif = '';
}

/**
 * These letters come once the line has been quiet for a while: on a slow one the first board is worth more. A serif that the device has does
 * meanwhile, and browsers thicken what shall be bold. From the second visit on they are there before the first paint (theme.js).
 */
export function fetchSerif(): void {
  if (document.documentElement.dataset.serif !== undefined) return;
  const come = async (): Promise<void> => {
    watch.disconnect();
    await Promise.all(LETTERS.map((font) => document.fonts.load(font)));
    here = true;
    if (document.querySelector('main.board')) document.documentElement.dataset.serif = 'beside';
    else useSerif();
    localStorage.setItem('ratskeller.serif', '1');
  };
  // Without the letters or without storage the page reads as well.
  const wait = () => setTimeout(() => void come().catch(() => undefined), QUIET);
  let timer = wait();
  const watch = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = wait();
  });
  watch.observe({ type: 'resource' });
}
