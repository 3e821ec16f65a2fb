import path from 'node:path';
import {
  checkCoverage,
  describeCoverage,
  formatFault,
  loadCoverage,
  loadPageFaults,
} from '../plugins/coverage';
import {
  compareWithTree,
  describeMisplaced,
  ENOUGH_PHRASES,
  listPhraseGaps,
  loadExistingPages,
} from '../plugins/pages';
import { print, runCommand } from './lib/runCommand';

/** Languages whose pages are to have phrases, the source language first. */
const PHRASE_LANGUAGES = ['en', 'zh'];

/** Notes which pages don't say how users ask for them. */
function describePhrases(routes: readonly string[]): string[] {
  const gaps = listPhraseGaps(path.resolve(), routes, PHRASE_LANGUAGES);
  return gaps.length === 0
    ? []
    : [
        `${gaps.length} of ${routes.length} pages have fewer than ${ENOUGH_PHRASES} phrases that users ask with (fields phrases and sectionPhrases of their front matter); the search finds them less well:`,
        ...gaps.map((gap) => `  phrases    ${gap}`),
      ];
}

async function compare(): Promise<void> {
  const pages = loadExistingPages(path.resolve('docs'));
  const request = await loadCoverage(path.resolve());
  const { tree, coverage, unfinished } = request;
  const { missing, misplaced, differing } = compareWithTree(tree, pages);
  const faults = checkCoverage(request);
  print([
    `${pages.length} pages exist, ${missing.length} of ${tree.length} planned ones are missing.`,
    ...missing.map((route) => `  missing    ${route}`),
    ...misplaced.map((page) => `  misplaced  ${describeMisplaced(page)}`),
    ...differing.map(
      ({ route, field, planned, existing }) =>
        `  differs    ${route}: ${field} is ${existing}, planned ${planned}`,
    ),
    ...describePhrases(pages.map(({ route }) => route)),
    ...describeCoverage(coverage, unfinished),
  ]);
  faults.forEach((fault) => console.error(fault));
  if (misplaced.length + differing.length + faults.length > 0) {
    process.exitCode = 1;
  }
}

/**
 * Finds what would stop a build of the pages in docs/, with file and line, and compares
 * them with the page tree: routes, titles, badges, demos and identifiers. Fails for what is
 * wrong, not for pages that are missing.
 */
void runCommand({
  usage: 'npm run docs:status',
  async run() {
    const faults = await loadPageFaults(path.resolve());
    faults.forEach((fault) => console.error(formatFault(fault)));
    if (faults.length === 0) {
      await compare();
      return;
    }
    process.exitCode = 1;
    console.error(
      faults.length === 1
        ? 'A build would stop at this. Mend it, then this command compares the pages with the page tree.'
        : `A build would stop at these ${faults.length}. Mend them, then this command compares the pages with the page tree.`,
    );
  },
});
