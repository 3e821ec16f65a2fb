import { compileSnippets } from './compileSnippets';
import { installPackages } from './installPackages';
import { listDiffs, writeRecord, type DiffRecord } from './record';
import { STEPS } from './steps';

const SIDES = ['before', 'after'] as const;

/**
 * Compiles each diff of the migration pages, what it takes out and leaves against the old
 * packages, what it leaves and puts in against the new ones, and records those that
 * compile. This downloads the packages of older versions once.
 *
 * @param siteDir the portal's folder
 * @returns how many compiled, and the faults of the others, as lines
 */
export function checkDiffs(siteDir: string): { checked: number; faults: string[] } {
  const faults: string[] = [];
  const record: DiffRecord = {};
  const diffs = listDiffs(siteDir);
  for (const [page, step] of Object.entries(STEPS)) {
    const own = diffs.filter((diff) => diff.page === page);
    const errors = SIDES.map((side) =>
      compileSnippets({
        dir: installPackages(step[side], siteDir),
        packages: step[side].packages,
        snippets: own.map((diff) => diff[side]),
      }),
    );
    own.forEach(({ file, line }, index) =>
      SIDES.forEach((side, place) =>
        faults.push(
          ...errors[place]![index]!.map(
            (error) => `${file}:${line} (${side}), ${error}`,
          ),
        ),
      ),
    );
    record[page] = own
      .filter((_, index) => errors.every((side) => side[index]!.length === 0))
      .map(({ hash }) => hash);
  }
  writeRecord(record);
  return { checked: Object.values(record).flat().length, faults };
}
