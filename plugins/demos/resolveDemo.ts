import fs from 'node:fs';
import path from 'node:path';
import { getSourcePage } from '../pages/getSourcePage';
import type { DemoEntry } from './types';

const DEMO_NAME = /^[A-Z][A-Za-z0-9]*$/;

/** Where a docs folder and its translations live. */
export interface DemoRoots {
  siteDir: string;
  /** Folder of the pages, relative to the site, such as `docs`. */
  docsDir: string;
}

/**
 * The folder in `docs/` that a page's demos live in: beside an English page, and
 * for a translated page beside the English page it translates.
 */
function getDemoFolder(pagePath: string, roots: DemoRoots): string {
  return path.dirname(getSourcePage(pagePath, roots)?.path ?? pagePath);
}

/** The demo files that a page could have meant, as a sentence for an error message. */
function describeSiblings(folder: string): string {
  const names = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((file) => /^[A-Z].*\.tsx$/.test(file))
    : [];
  return names.length === 0
    ? 'The folder has no demo yet.'
    : `The folder has: ${names.sort().join(', ')}.`;
}

/**
 * Finds the demo that a page embeds by `<Demo src="./Name.tsx" />`.
 *
 * @param src the attribute as written
 * @param pagePath absolute path of the page, English or translated
 * @throws an Error that says what is wrong with `src` and what could stand there
 */
export function resolveDemo(
  src: string,
  pagePath: string,
  roots: DemoRoots,
): DemoEntry {
  const folder = getDemoFolder(pagePath, roots);
  const match = /^\.\/(?<name>[^/]+)\.tsx$/.exec(src);
  const name = match?.groups?.name;
  if (name === undefined || !DEMO_NAME.test(name)) {
    throw new Error(
      `<Demo src="${src}" />: a demo is a file beside its page, named in PascalCase, such as "./ColumnTypes.tsx". ${describeSiblings(folder)}`,
    );
  }
  const filePath = path.join(folder, `${name}.tsx`);
  // Read the folder rather than ask for the file: some systems ignore the case of a name.
  if (!fs.existsSync(folder) || !fs.readdirSync(folder).includes(`${name}.tsx`)) {
    throw new Error(
      `<Demo src="${src}" />: there is no file ${path.relative(roots.siteDir, filePath)}. ${describeSiblings(folder)}`,
    );
  }
  return toDemoEntry(filePath, roots);
}

/** The entry of a demo file inside the docs folder. */
export function toDemoEntry(
  filePath: string,
  { siteDir, docsDir }: DemoRoots,
): DemoEntry {
  const id = path
    .relative(path.join(siteDir, docsDir), filePath)
    .split(path.sep)
    .join('/')
    .replace(/\.tsx$/, '');
  return { id, name: path.basename(id), filePath };
}
