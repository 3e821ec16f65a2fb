import path from 'node:path';
import { listFiles } from '../../src/node/listFiles';
import type { DocsPage } from '../api-reference';
import type { ExistingPage } from './compareWithTree';
import { readPage } from './readPage';

/** The routes of the English pages of the docs, in the order of their files. */
function listRoutes(docsDir: string): string[] {
  return listFiles(docsDir)
    .filter((file) => path.posix.basename(file) === 'index.mdx')
    .map((file) => path.posix.join('/x', path.posix.dirname(file)));
}

/**
 * Lists the English pages of the docs as the reference's uses know them.
 *
 * @throws for wrong front matter
 */
export function readDocsPages(docsDir: string): DocsPage[] {
  return listRoutes(docsDir).map((permalink) => {
    const { title, components = [] } = readPage(docsDir, permalink)!;
    const file = path.join(docsDir, permalink.slice('/x'.length), 'index.mdx');
    return { title, permalink, file, components };
  });
}

/**
 * Lists the English pages of the docs as the page tree knows them.
 *
 * @throws for wrong front matter
 */
export function loadExistingPages(docsDir: string): ExistingPage[] {
  return listRoutes(docsDir).map((route) => {
    const { title, sidebar_label, ...marks } = readPage(docsDir, route)!;
    return { ...marks, route, title: sidebar_label ?? title };
  });
}
