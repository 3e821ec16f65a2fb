import fs from 'node:fs';
import path from 'node:path';
// Not among the package's named exports: the synchronous form of the docs' own parser.
import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import { validateFrontMatter, type PageFrontMatter } from './frontMatter';

/**
 * The front matter of the English page of a route.
 *
 * @param docsPath the docs folder's path
 * @param route such as `/x/react-charts/bars`
 * @returns undefined where the page isn't written yet
 * @throws for wrong front matter
 */
export function readPage(
  docsPath: string,
  route: string,
): PageFrontMatter | undefined {
  const file = path.join(docsPath, route.replace(/^\/x\/?/, ''), 'index.mdx');
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const { frontMatter } = parseFileContentFrontMatter(fs.readFileSync(file, 'utf8'));
  return validateFrontMatter(
    frontMatter,
    'source',
    path.relative(process.cwd(), file),
  );
}
