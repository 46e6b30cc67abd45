import { parsePath, type Route } from '../protocol/routes.ts';

/** Where the reader is: the address bar as a reactive value. */
class Place {
  #path = $state(location.pathname);
  #hash = $state(location.hash);
  readonly route: Route = $derived(parsePath(this.#path));

  get hash(): string {
    return this.#hash;
  }

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (e) => this.#follow(e));
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.#read();
    if (!to.includes('#')) scrollTo(0, 0);
  }

  #read(): void {
    this.#path = location.pathname;
    this.#hash = location.hash;
  }

  /** Plain links stay plain links in the markup; those within the house are followed without loading the page anew. */
  #follow(e: MouseEvent): void {
    if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    const link = e.target instanceof Element ? e.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (parsePath(link.pathname).page === 'missing') return;
    e.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const place = new Place();

let visited = false;

/** Another page starts at its content, for eyes and ears alike; the first one leaves the focus where browsers put it. */
export function arrive(content: HTMLElement): void {
  if (visited && !location.hash) content.focus({ preventScroll: true });
  visited = true;
}
