import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files in the order in which they should begin: one project after the other, for only files of one project can share a process, and
 * in each the long ones first, so that none is left for the end, when the other cores have nothing to do.
 */
export const longestFirst = (long: readonly string[], projects: readonly string[] = []) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const rank = ({ moduleId, project }: TestSpecification): number => {
        const named = long.findIndex((part) => moduleId.includes(part));
        return projects.indexOf(project.name) * (long.length + 1) + (named < 0 ? long.length : named);
      };
      return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
    }
  };
