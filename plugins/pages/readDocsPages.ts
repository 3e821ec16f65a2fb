import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { DocsPage } from '../api-reference';
import { readPage } from './readPage';

/**
 * Lists the English pages of the docs as the reference's uses know them, in order of their
 * routes.
 *
 * @throws for wrong front matter
 */
export function readDocsPages(docsDir: string): DocsPage[] {
  return readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.mdx')
    .sort()
    .map((file) => {
      const folder = path.dirname(file).split(path.sep).join('/');
      const permalink = path.posix.join('/x', folder);
      const { title, components = [] } = readPage(docsDir, permalink)!;
      return { title, permalink, file: path.join(docsDir, file), components };
    });
}
