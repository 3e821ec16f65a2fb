import fs from 'node:fs';
import path from 'node:path';
import { compareWithTree, type ExistingPage, readPage } from '../plugins/pages';
import { checkCoverage, describeCoverage, loadCoverage } from '../plugins/coverage';
import { runCommand } from './lib/runCommand';

/**
 * Compares the pages in docs/ with the page tree: routes, titles, badges, demos and
 * identifiers. Fails for what is wrong, not for pages that are missing.
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

void runCommand(async () => {
  const pages = readExistingPages();
  const request = await loadCoverage(path.resolve());
  const { tree, coverage, unfinished } = request;
  const { missing, misplaced, differing } = compareWithTree(tree, pages);
  const faults = checkCoverage(request);

  console.log(
    `${pages.length} pages exist, ${missing.length} of ${tree.length} planned ones are missing.`,
  );
  missing.forEach((route) => console.log(`  missing    ${route}`));
  misplaced.forEach(({ route, expected }) =>
    console.log(
      `  misplaced  ${route}${expected ? ` (the tree has ${expected})` : ''}`,
    ),
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
});
