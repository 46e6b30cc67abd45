import type { Result, Run } from '../playout.ts';
import { addConduct, type Conduct, NO_CONDUCT, remark } from './faults.ts';

/** Adds up how the programs of a run behaved, each under its name. */
export function conducts(run: Pick<Run, 'lineUps'>) {
  const byName = new Map<string, Conduct>();
  return {
    add({ index, conduct = {} }: Result): void {
      const players = run.lineUps[index % run.lineUps.length] ?? [];
      for (const [seat, one] of Object.entries(conduct)) {
        const name = players[Number(seat)]?.name ?? '';
        byName.set(name, addConduct(byName.get(name) ?? NO_CONDUCT, one));
      }
    },
    /** Undefined where no program played. */
    get programs(): Readonly<Record<string, Conduct>> | undefined {
      return byName.size === 0 ? undefined : Object.fromEntries([...byName].sort(([a], [b]) => (a < b ? -1 : 1)));
    },
    get remarks(): string[] {
      return [...byName].map(([name, conduct]) => remark(name, conduct));
    },
  };
}
