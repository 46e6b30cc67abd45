const SHOWN = 6000;

/** Whether everything has just been fetched that is needed without a network: told once, on the first visit. */
class Offline {
  ready = $state(false);

  /** Offline play comes with the first visit; a browser without service workers plays online. */
  async prepare(): Promise<void> {
    const isFirst = navigator.serviceWorker.controller === null;
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    if (!isFirst) return;
    this.ready = true;
    setTimeout(() => {
      this.ready = false;
    }, SHOWN);
  }
}

export const offline = new Offline();
