/** One thing for each table, shared by the components that a board puts into the page. */
export function perTable<T extends object, V>(make: (table: T) => V): (table: T) => V {
  const made = new WeakMap<T, V>();
  return (table) => {
    const known = made.get(table);
    if (known !== undefined) return known;
    let thing: V | undefined;
    // Not owned by whichever component asks first: the others go on when that one is gone.
    $effect.root(() => {
      thing = make(table);
    });
    const own = thing ?? make(table);
    made.set(table, own);
    return own;
  };
}
