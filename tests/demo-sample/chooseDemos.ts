import path from 'node:path';
import { sampleByHash } from '../e2e/routes';

/** One in so many demos is opened in a plain run. */
export const SAMPLE_RATE = 12;

interface Choice {
  /** Picks the sample: the same seed gives the same one in any run. */
  seed: string;
  /** Files that changed since the last release, relative to the repository. */
  changedFiles: readonly string[];
}

/**
 * The demos that a plain run opens: a sample by a seed, and all demos of the pages where a
 * file changed that demos can be made of. The text of a page is none: a pass over the
 * wording of all pages would open every demo, and find nothing in them.
 *
 * @param demos with ids such as `react-charts/pie/FirstPie`
 */
export function chooseDemos<Demo extends { id: string }>(
  demos: readonly Demo[],
  { seed, changedFiles }: Choice,
): Demo[] {
  const ids = demos.map(({ id }) => id);
  const sample = new Set(
    sampleByHash(ids, Math.ceil(ids.length / SAMPLE_RATE), seed),
  );
  const changedSources = changedFiles.filter((file) => !file.endsWith('.mdx'));
  const isOnChangedPage = (id: string) =>
    changedSources.some((file) =>
      file.startsWith(`docs/${path.posix.dirname(id)}/`),
    );
  return demos.filter(({ id }) => sample.has(id) || isOnChangedPage(id));
}
