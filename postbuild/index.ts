import { compression } from './compress';
import { hosting } from './hosting';
import { llmsLists } from './llms';
import { markdownPages } from './markdown';
import { redirectPages } from './redirects';
import { robots } from './robots';
import { searchIndex } from './search';
import { serviceWorker } from './serviceWorker';
import { createSocialCardsStep } from './socialCards';
import type { BuiltSite, FinishStep } from './types';

/**
 * What is made of the whole build, once all languages are there, in this order. Each step
 * reads the build's folder and writes into it; done again on the same build, it writes the
 * same.
 */
export const finishSteps: readonly FinishStep[] = [
  searchIndex,
  redirectPages,
  robots,
  markdownPages,
  llmsLists,
  createSocialCardsStep(),
  serviceWorker,
  hosting,
  // Last: it copies what the others have written.
  compression,
];

/**
 * Finishes a built portal.
 *
 * @param log takes a line per step
 * @throws what a step throws, named by its step
 */
export async function finishBuild(
  site: BuiltSite,
  log: (line: string) => void,
  steps: readonly FinishStep[] = finishSteps,
): Promise<void> {
  for (const { name, run } of steps) {
    const start = Date.now();
    try {
      const said = await run(site);
      log(`${name}: ${said} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
  }
}
