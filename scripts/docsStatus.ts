import fs from 'node:fs';
import path from 'node:path';
import {
  compareWithTree,
  type ExistingPage,
  type PlannedPage,
} from '../plugins/pages/compareWithTree';
import { readPage } from '../plugins/pages/readPage';

/** Compares the pages in docs/ with the page tree. Fails for what is wrong, not for what is missing. */

const DOCS = path.resolve('docs');
const TREE = path.resolve('plugins/pages/pageTree.json');

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

const tree = JSON.parse(fs.readFileSync(TREE, 'utf8')) as PlannedPage[];
const pages = readExistingPages();
const { missing, misplaced, differing } = compareWithTree(tree, pages);

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
  console.log(`  differs    ${route}: ${field} is ${existing}, planned ${planned}`),
);
if (misplaced.length + differing.length > 0) {
  process.exitCode = 1;
}
