/**
 * The largest number of pairs among so many, where `fits` says who may be a pair; at `[i]` stands whose partner i is, −1 for nobody's.
 * Edmonds 1965: paths that alternate between free and taken pairs are searched, and odd rings on the way are held to be one.
 */
export function largestMatching(size: number, fits: (a: number, b: number) => boolean): number[] {
  const mate = Array<number>(size).fill(-1);
  for (let root = 0; root < size; root++) if (mate[root] === -1) augment(root, size, fits, mate);
  return mate;
}

/** Looks for a way from a single to another single, and changes the pairs along it. */
function augment(root: number, size: number, fits: (a: number, b: number) => boolean, mate: number[]): void {
  const parent = Array<number>(size).fill(-1);
  const base = Array.from({ length: size }, (_, i) => i);
  const reached = Array<boolean>(size).fill(false);
  const queue = [root];
  reached[root] = true;
  const at = (list: readonly number[], i: number): number => list[i] ?? -1;

  const meeting = (a: number, b: number): number => {
    const seen = new Set<number>();
    for (let v = at(base, a); ; v = at(base, at(parent, at(mate, v)))) {
      seen.add(v);
      if (at(mate, v) === -1) break;
    }
    let v = at(base, b);
    while (!seen.has(v)) v = at(base, at(parent, at(mate, v)));
    return v;
  };
  const markRing = (from: number, ring: number, child: number, inRing: Set<number>): void => {
    let [v, below] = [from, child];
    while (at(base, v) !== ring) {
      inRing.add(at(base, v)).add(at(base, at(mate, v)));
      parent[v] = below;
      below = at(mate, v);
      v = at(parent, below);
    }
  };
  const contract = (a: number, b: number): void => {
    const ring = meeting(a, b);
    const inRing = new Set<number>();
    markRing(a, ring, b, inRing);
    markRing(b, ring, a, inRing);
    for (let i = 0; i < size; i++) {
      if (!inRing.has(at(base, i))) continue;
      base[i] = ring;
      if (reached[i]) continue;
      reached[i] = true;
      queue.push(i);
    }
  };

  for (let v = queue.shift(); v !== undefined; v = queue.shift()) {
    for (let to = 0; to < size; to++) {
      if (to === v || !fits(v, to) || at(base, v) === at(base, to) || at(mate, v) === to) continue;
      if (to === root || (at(mate, to) !== -1 && at(parent, at(mate, to)) !== -1)) contract(v, to);
      else if (at(parent, to) === -1) {
        parent[to] = v;
        if (at(mate, to) === -1) {
          change(to, parent, mate);
          return;
        }
        reached[at(mate, to)] = true;
        queue.push(at(mate, to));
      }
    }
  }
}

function change(end: number, parent: readonly number[], mate: number[]): void {
  for (let v = end; v !== -1; ) {
    const before = parent[v] ?? -1;
    const next = mate[before] ?? -1;
    mate[v] = before;
    mate[before] = v;
    v = next;
  }
}
