import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files in the order in which they should begin, so that no long one is left for the end, when the other cores have nothing to do.
 * What is not named comes after these, as the runner has it. Those that share a process (`isolate: false`) stay together.
 */
export const longestFirst = (...long: readonly string[]) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const rank = ({ moduleId, project }: TestSpecification): number => {
        const named = long.findIndex((part) => moduleId.includes(part));
        const place = named < 0 ? long.length : named;
        const shares = project.config.isolate === false;
        return place + (shares ? 1 : named < 0 ? 2 : 0) * (long.length + 1);
      };
      return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
    }
  };
