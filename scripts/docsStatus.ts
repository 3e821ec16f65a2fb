import path from 'node:path';
import { checkCoverage, describeCoverage, loadCoverage } from '../plugins/coverage';
import { compareWithTree, loadExistingPages } from '../plugins/pages';
import { print, runCommand } from './lib/runCommand';

/**
 * Compares the pages in docs/ with the page tree: routes, titles, badges, demos and
 * identifiers. Fails for what is wrong, not for pages that are missing.
 */
void runCommand({
  usage: 'npm run docs:status',
  async run() {
    const pages = loadExistingPages(path.resolve('docs'));
    const request = await loadCoverage(path.resolve());
    const { tree, coverage, unfinished } = request;
    const { missing, misplaced, differing } = compareWithTree(tree, pages);
    const faults = checkCoverage(request);
    print([
      `${pages.length} pages exist, ${missing.length} of ${tree.length} planned ones are missing.`,
      ...missing.map((route) => `  missing    ${route}`),
      ...misplaced.map(
        ({ route, expected }) =>
          `  misplaced  ${route}${expected ? ` (the tree has ${expected})` : ''}`,
      ),
      ...differing.map(
        ({ route, field, planned, existing }) =>
          `  differs    ${route}: ${field} is ${existing}, planned ${planned}`,
      ),
      ...describeCoverage(coverage, unfinished),
    ]);
    faults.forEach((fault) => console.error(fault));
    if (misplaced.length + differing.length + faults.length > 0) {
      process.exitCode = 1;
    }
  },
});
