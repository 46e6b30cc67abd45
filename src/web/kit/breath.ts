/** A hidden page paints nothing; so long is waited for it. */
const AT_MOST = 100;

/**
 * Until what there is has been painted. Whoever has much to build goes on after that in a task of its own, so that the page hears
 * what is pressed meanwhile.
 */
export const breath = (): Promise<void> =>
  new Promise((done) => {
    const late = setTimeout(done, AT_MOST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });
