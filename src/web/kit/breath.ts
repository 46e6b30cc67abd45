/** A hidden page paints nothing; so long is waited for it. */
const AT_MOST = 100;

/**
 * Until what there is has been painted. Whoever has much to build goes on after that in a task of its own, so that the page hears
 * what is pressed meanwhile; what can come later still waits for more than one picture.
 */
export async function breath(pictures = 1): Promise<void> {
  for (let i = 0; i < pictures; i++) await painted();
}

const painted = (): Promise<void> =>
  new Promise((done) => {
    const late = setTimeout(done, AT_MOST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });
