import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../src/node/listFiles';
import { findMentions } from '../../pages';
import { collectDemos, readDemoFiles, type DemoEntry } from '../../demos';
import { listObjectPaths } from './listObjectPaths';

/** All that a page shows, as text to look for names in. */
export interface PageContent {
  route: string;
  /** How many demos it embeds. */
  demos: number;
  /** The page's text, its demos' code, and the members that both set in nested objects. */
  text: string;
}

const COMMENT = /\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g;
const CODE_BLOCK = /^[ \t]*(`{3,}|~{3,})[^\n]*\n([^]*?)^[ \t]*\1[ \t]*$/gm;

/** The code that a demo's readers see, in all of its stylings. */
function readDemoCodes({ sources }: DemoEntry, siteDir: string): string[] {
  const files = Object.values(sources).flatMap(
    (source) => readDemoFiles(source, siteDir).own,
  );
  return [...new Map(files.map(({ filePath, code }) => [filePath, code])).values()];
}

/** The text of a page without what only authors see, the ids of headings among that. */
function readOwnText(text: string): { shown: string; codes: string[] } {
  const shown = text.replace(COMMENT, '');
  return {
    shown,
    codes: Array.from(shown.matchAll(CODE_BLOCK), ([, , code]) => code ?? ''),
  };
}

/**
 * Reads the English pages with the demos that they embed, in order of their routes.
 *
 * @throws what `collectDemos` and `readDemoFiles` throw for a faulty demo
 */
export async function readPageContents(
  siteDir: string,
  docsDir: string,
): Promise<PageContent[]> {
  const docsPath = path.join(siteDir, docsDir);
  const entries = await collectDemos({ siteDir, docsDir });
  const demos = new Map(entries.map((entry) => [entry.id, entry]));
  return listFiles(docsPath)
    .filter((file) => path.posix.basename(file) === 'index.mdx')
    .map((file) => {
      const folder = path.posix.dirname(file);
      const text = fs.readFileSync(path.join(docsPath, file), 'utf8');
      const names = [...new Set(findMentions(text).demos)];
      const { shown, codes } = readOwnText(text);
      const demoCodes = names.flatMap((name) => {
        const entry = demos.get(path.posix.join(folder, name));
        return entry === undefined ? [] : readDemoCodes(entry, siteDir);
      });
      const paths = [...codes, ...demoCodes].flatMap(listObjectPaths);
      return {
        route: path.posix.join('/x', folder),
        demos: names.length,
        text: [shown, ...demoCodes, ...paths].join('\n'),
      };
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}
