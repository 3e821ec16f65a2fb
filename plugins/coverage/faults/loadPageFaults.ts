import fs from 'node:fs';
import path from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { loadApi, loadHistory, type ApiProduct } from '../../api-reference';
import { parseDemoOptions, readAttributes, resolveDemo } from '../../demos';
import { parseFields, validateFrontMatter } from '../../pages';
import { parsePage } from '../../translations';
import { type CheckedPage, findPageFaults } from './findPageFaults';
import { listTargets } from './listTargets';
import { readAnchors } from './readAnchors';
import type { PageFault } from './types';

const DOCS_DIR = 'docs';

/** A page that could be read, with its file. */
type ReadPage = CheckedPage & { file: string };

/** Where a parser saw an element begin that never ends: it is said in the message's end. */
const PLACE = /\((\d+):\d+-\d+:\d+\)/;

/** An error as a fault; its message begins with the file and, often, the line. */
function toFault(file: string, error: unknown): PageFault {
  const { message } = error as Error;
  const [, line, rest] = /^[^\n:]+\.mdx:(\d+)(?::\d+)?: ([^]*)$/.exec(message) ?? [];
  if (rest === undefined) {
    return { file, message: message.replace(`${file}: `, '') };
  }
  return { file, line: Number(PLACE.exec(rest)?.[1] ?? line), message: rest };
}

function listFiles(siteDir: string): string[] {
  return fs
    .readdirSync(path.join(siteDir, DOCS_DIR), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.mdx')
    .map((file) => path.posix.join(DOCS_DIR, file.split(path.sep).join('/')))
    .sort();
}

function toRoute(file: string): string {
  const folder = path.posix.dirname(path.posix.relative(DOCS_DIR, file));
  return path.posix.join('/x', folder);
}

/** Reads a page; throws what is wrong with its front matter or its Markdown. */
function readPage(siteDir: string, file: string): ReadPage {
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const fields = validateFrontMatter(parseFields(text, file), 'source', file);
  const { root, source } = parsePage(text, file);
  return {
    file,
    route: toRoute(file),
    text: source,
    root,
    components: fields.components ?? [],
  };
}

/** Pages as far as they can be read, and the faults of the others. */
function readPages(siteDir: string): { pages: ReadPage[]; faults: PageFault[] } {
  const pages: ReadPage[] = [];
  const faults: PageFault[] = [];
  for (const file of listFiles(siteDir)) {
    try {
      pages.push(readPage(siteDir, file));
    } catch (error) {
      faults.push(toFault(file, error));
    }
  }
  return { pages, faults };
}

/** What is wrong with the record of the API's history; its messages name the files. */
function findHistoryFaults(siteDir: string): PageFault[] {
  try {
    loadHistory({ siteDir });
    return [];
  } catch (error) {
    return [{ file: 'api-history', message: (error as Error).message }];
  }
}

/**
 * Finds what would stop a build of the English pages.
 *
 * @param products the reference, which pages name and link to
 */
export function checkPages(
  siteDir: string,
  products: readonly ApiProduct[],
): PageFault[] {
  const { pages, faults } = readPages(siteDir);
  const roots = { siteDir, docsDir: DOCS_DIR };
  const known = new Set(
    products.flatMap((product) => product.pages.map(({ name }) => name)),
  );
  const targets = listTargets(
    new Map([
      // One that can't be read is there all the same: it is told of once.
      ...faults.map(({ file }) => [toRoute(file), undefined] as const),
      ...pages.map(({ route, root }) => [route, readAnchors(root)] as const),
    ]),
    products,
  );
  const checkDemo = (file: string) => (element: MdxJsxFlowElement) => {
    const { src } = parseDemoOptions(readAttributes(element));
    resolveDemo(src, path.join(siteDir, file), roots);
  };
  return [
    ...findHistoryFaults(siteDir),
    ...faults,
    ...pages.flatMap(({ file, ...page }) =>
      findPageFaults(page, { known, targets, checkDemo: checkDemo(file) }).map(
        (fault) => ({ file, ...fault }),
      ),
    ),
  ];
}

/**
 * Finds what would stop a build of the English pages, without a build.
 *
 * @throws what the extraction of the reference throws
 */
export async function loadPageFaults(siteDir: string): Promise<PageFault[]> {
  const products = await loadApi({
    siteDir,
    cacheDir: path.join(siteDir, 'node_modules/.cache/api-reference'),
  });
  return checkPages(siteDir, products);
}

/** A fault as editors and terminals link it. */
export function formatFault({ file, line, message }: PageFault): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${message}`;
}
