import fs from 'node:fs';
import path from 'node:path';
import { validateFrontMatter, type PageFrontMatter } from './frontMatter';
import { parseFields } from './parseFields';

/**
 * The front matter of the English page of a route.
 *
 * @param docsPath the docs folder's path
 * @param route such as `/x/react-charts/bars`
 * @returns undefined where the page isn't written yet
 * @throws for wrong front matter, with the file and, where it is no YAML, the line
 */
export function readPage(
  docsPath: string,
  route: string,
): PageFrontMatter | undefined {
  const file = path.join(docsPath, route.replace(/^\/x\/?/, ''), 'index.mdx');
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const shownPath = path.relative(process.cwd(), file);
  const fields = parseFields(fs.readFileSync(file, 'utf8'), shownPath);
  return validateFrontMatter(fields, 'source', shownPath);
}
