import path from 'node:path';
import { getSourcePage } from '../pages';
import { findSources, readNames } from './findSources';
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

/** The demos that a page could have meant, as a sentence for an error message. */
function describeSiblings(folder: string): string {
  const names = readNames(folder).filter((name) =>
    DEMO_NAME.test(name.replace(/\.tsx$/, '')),
  );
  return names.length === 0
    ? 'The folder has no demo yet.'
    : `The folder has: ${names.join(', ')}.`;
}

/**
 * The entry of a demo inside the docs folder.
 *
 * @param target absolute path of the demo's file `Name.tsx` or of its folder `Name`
 * @throws an Error for a folder without its main file, and for a name that a file and
 *   a folder share
 */
export function toDemoEntry(
  target: string,
  { siteDir, docsDir }: DemoRoots,
): DemoEntry {
  const id = path
    .relative(path.join(siteDir, docsDir), target)
    .split(path.sep)
    .join('/')
    .replace(/\.tsx$/, '');
  const name = path.basename(id);
  const siblings = readNames(path.dirname(target));
  const shownPath = `${docsDir}/${id}`;
  if (siblings.includes(name) && siblings.includes(`${name}.tsx`)) {
    throw new Error(
      `${shownPath}: there is a demo ${name}.tsx and a folder ${name}, which would share an address. Move the file into the folder, or rename one.`,
    );
  }
  if (target.endsWith('.tsx')) {
    return { id, name, sources: { system: target } };
  }
  if (!readNames(target).includes(`${name}.tsx`)) {
    throw new Error(
      `${shownPath}: a demo's folder needs its main file ${shownPath}/${name}.tsx. ${describeSiblings(target)}`,
    );
  }
  return { id, name, sources: findSources(path.join(target, `${name}.tsx`)) };
}

/** The demo of a name in a folder; `element` leads the message where there is none. */
function findDemo(
  folder: string,
  fileName: string,
  element: string,
  roots: DemoRoots,
): DemoEntry {
  const target = path.join(folder, fileName);
  if (!readNames(folder).includes(fileName)) {
    throw new Error(
      `${element}: there is no ${fileName.endsWith('.tsx') ? 'file' : 'folder'} ${path.relative(roots.siteDir, target)}. ${describeSiblings(folder)}`,
    );
  }
  return toDemoEntry(target, roots);
}

/**
 * Finds the demo that a page embeds by `<Demo src="./Name.tsx" />`, or, for one of several files, by
 * `<Demo src="./Name" />`.
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
  const fileName = /^\.\/([^/]+)$/.exec(src)?.[1];
  if (fileName === undefined || !DEMO_NAME.test(fileName.replace(/\.tsx$/, ''))) {
    throw new Error(
      `<Demo src="${src}" />: a demo is a file or a folder beside its page, named in PascalCase, such as "./ColumnTypes.tsx" or "./RowCards". ${describeSiblings(folder)}`,
    );
  }
  return findDemo(folder, fileName, `<Demo src="${src}" />`, roots);
}

/**
 * Finds the demo of another page that a page pictures by
 * `<DemoPicture src="../bars/Name.tsx" />`.
 *
 * @param src the attribute as written: the page's folder, from this page's, and the demo
 * @param pagePath absolute path of the page, English or translated
 * @throws an Error that says what is wrong with `src` and what could stand there
 */
export function resolvePicturedDemo(
  src: string,
  pagePath: string,
  roots: DemoRoots,
): DemoEntry {
  const [, page, fileName] =
    /^(\.\.\/(?:[a-z0-9-]+\/)+)([A-Z][A-Za-z0-9]*(?:\.tsx)?)$/.exec(src) ?? [];
  if (page === undefined || fileName === undefined) {
    throw new Error(
      `<DemoPicture src="${src}" />: name a demo of another page with its folder, such as "../bars/BarRaces.tsx" or "../bars/RowCards".`,
    );
  }
  const folder = path.join(getDemoFolder(pagePath, roots), page);
  return findDemo(folder, fileName, `<DemoPicture src="${src}" />`, roots);
}
