import type { BuiltSite, FeatureDoor } from '../src/node/types';
import { FEATURES } from './features';

/** Loads the Node doors of all features. */
export async function loadDoors(): Promise<FeatureDoor[]> {
  return Promise.all(
    FEATURES.map(({ name }) => import(`./${name}/index.ts`) as Promise<FeatureDoor>),
  );
}

/**
 * Finishes a built portal: makes what is made of all languages together. Each step reads
 * the build's folder and writes into it; done again on the same build, it writes the same.
 *
 * @param log takes a line per step
 * @param doors of the features whose steps are taken, in their order
 * @throws what a step throws, named by its step
 */
export async function finishBuild(
  site: BuiltSite,
  log: (line: string) => void,
  doors: readonly FeatureDoor[],
): Promise<void> {
  for (const { name, run } of doors.flatMap(({ finishSteps = [] }) => finishSteps)) {
    const start = Date.now();
    try {
      const said = await run(site, doors);
      log(`${name}: ${said} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
  }
}
