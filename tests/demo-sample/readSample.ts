import { listChangesSinceRelease, readRevision } from '../../config/gitHistory';
import { listDemos } from '../e2e/listDemos';
import { chooseDemos } from './chooseDemos';

/**
 * The demos that the browser tests open: all in the full run, otherwise a sample. Its seed
 * is the commit, so that a run can be repeated and later commits open other demos;
 * `TEST_SEED` sets another one.
 */
export function readSample() {
  const dir = process.cwd();
  const all = listDemos();
  const seed = process.env.TEST_SEED ?? readRevision(dir) ?? 'without git';
  const chosen = process.env.TEST_FULL
    ? all
    : chooseDemos(all, { seed, changedFiles: listChangesSinceRelease(dir) });
  return { all, chosen, seed };
}
