import type { CompiledQuery } from 'kysely';

/** A place in a statement where a value will stand. */
class Slot {
  readonly key: string;

  constructor(key: string) {
    this.key = key;
  }
}

/**
 * A statement that is built once, for the same columns, and from then on only filled in: to build it anew costs as much as a move.
 * `build` gets places instead of values, so it must not look at them.
 */
export function statement<V extends object, R = unknown>(
  build: (values: V) => { compile(): CompiledQuery<R> },
): (values: V) => CompiledQuery<R> {
  const built = new Map<string, CompiledQuery<R>>();
  return (values) => {
    const keys = Object.keys(values);
    const columns = keys.join();
    const query = built.get(columns) ?? build(slots(values, keys) as V).compile();
    built.set(columns, query);
    return { ...query, parameters: query.parameters.map((p) => (p instanceof Slot ? values[p.key as keyof V] : p)) };
  };
}

function slots(values: object, keys: readonly string[]): unknown {
  const places = keys.map((key) => new Slot(key));
  return Array.isArray(values) ? places : Object.fromEntries(places.map((place) => [place.key, place]));
}
