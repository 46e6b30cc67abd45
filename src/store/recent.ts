/** Remembers what was put into it last, and as much of it as there is room for. */
export class Recent<V> {
  readonly #room: number;
  readonly #known = new Map<string, V>();

  constructor(room: number) {
    this.#room = room;
  }

  get(key: string): V | undefined {
    return this.#known.get(key);
  }

  clear(): void {
    this.#known.clear();
  }

  put(key: string, value: V): void {
    this.#known.set(key, value);
    if (this.#known.size <= this.#room) return;
    const oldest = this.#known.keys().next();
    if (!oldest.done) this.#known.delete(oldest.value);
  }
}
