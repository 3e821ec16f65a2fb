import { createHash } from 'node:crypto';

/** One in so many demos is opened in a plain run. */
export const SAMPLE_RATE = 3;

interface Choice {
  /** Picks the sample: the same seed and demo give the same answer in any run. */
  seed: string;
  /** Files that changed since the last release, relative to the repository. */
  changedFiles: readonly string[];
}

function isPicked(id: string, seed: string): boolean {
  const digest = createHash('sha256').update(`${seed} ${id}`).digest();
  return digest.readUInt32BE() % SAMPLE_RATE === 0;
}

/**
 * The demos that a plain run opens: a sample by a seed, and all demos of the pages whose
 * folder has a change.
 *
 * @param demos with ids such as `react-charts/pie/FirstPie`
 */
export function chooseDemos<Demo extends { id: string }>(
  demos: readonly Demo[],
  { seed, changedFiles }: Choice,
): Demo[] {
  const changedFolders = new Set(
    changedFiles.flatMap((file) => {
      const [root, ...folders] = file.split('/').slice(0, -1);
      return root === 'docs'
        ? folders.map((_, index) => folders.slice(0, index + 1).join('/'))
        : [];
    }),
  );
  return demos.filter(
    ({ id }) =>
      changedFolders.has(id.slice(0, id.lastIndexOf('/'))) || isPicked(id, seed),
  );
}
