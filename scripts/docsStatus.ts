import fs from 'node:fs';
import path from 'node:path';
import {
  compareWithTree,
  describeMisplaced,
  type ExistingPage,
  readPage,
} from '../plugins/pages';
import {
  checkCoverage,
  describeCoverage,
  formatFault,
  loadCoverage,
  loadPageFaults,
} from '../plugins/coverage';
import { runCommand } from './lib/runCommand';

/**
 * Finds what would stop a build of the pages in docs/, with file and line, and compares
 * them with the page tree: routes, titles, badges, demos and identifiers. Fails for what is
 * wrong, not for pages that are missing.
 */

const DOCS = path.resolve('docs');

function readExistingPages(): ExistingPage[] {
  return fs
    .readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.mdx')
    .map((file) =>
      path.posix.join('/x', path.dirname(file).split(path.sep).join('/')),
    )
    .sort()
    .map((route) => {
      const { title, sidebar_label, ...marks } = readPage(DOCS, route)!;
      return { ...marks, route, title: sidebar_label ?? title };
    });
}

async function compare(): Promise<void> {
  const pages = readExistingPages();
  const request = await loadCoverage(path.resolve());
  const { tree, coverage, unfinished } = request;
  const { missing, misplaced, differing } = compareWithTree(tree, pages);
  const faults = checkCoverage(request);

  console.log(
    `${pages.length} pages exist, ${missing.length} of ${tree.length} planned ones are missing.`,
  );
  missing.forEach((route) => console.log(`  missing    ${route}`));
  misplaced.forEach((page) =>
    console.log(`  misplaced  ${describeMisplaced(page)}`),
  );
  differing.forEach(({ route, field, planned, existing }) =>
    console.log(
      `  differs    ${route}: ${field} is ${existing}, planned ${planned}`,
    ),
  );
  describeCoverage(coverage, unfinished).forEach((line) => console.log(line));
  faults.forEach((fault) => console.error(fault));
  if (misplaced.length + differing.length + faults.length > 0) {
    process.exitCode = 1;
  }
}

void runCommand(async () => {
  const faults = await loadPageFaults(path.resolve());
  faults.forEach((fault) => console.error(formatFault(fault)));
  if (faults.length === 0) {
    return compare();
  }
  process.exitCode = 1;
  console.error(
    faults.length === 1
      ? 'A build would stop at this. Mend it, then this command compares the pages with the page tree.'
      : `A build would stop at these ${faults.length}. Mend them, then this command compares the pages with the page tree.`,
  );
});
