import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../src/node/listFiles';
import { writeJson } from '../../../src/node/jsonFile';
import { getFormerIdsFile, readFormerIds } from '../formerNames';
import type { DemoRoots } from '../resolveDemo';
import { findDemoFaults } from './writeDemo';

/** Where a demo may be named: pages in all languages, tests, questions of the search. */
const PLACES = ['docs', 'i18n', 'tests', 'plugins', 'src', 'benchmarks'];

/** Files of these that a person writes. */
const WRITTEN = /\.(?:mdx?|tsx?|css)$/;

/** What follows a name: nothing that would make it another one. */
const END = '(?![A-Za-z0-9_])';

function getIds(id: string, name: string) {
  const page = path.posix.dirname(id);
  return { page, oldName: path.posix.basename(id), newId: `${page}/${name}` };
}

/** Why a demo can't get a name, a sentence for each reason. */
export function findRenameFaults(
  id: string,
  name: string,
  { siteDir, docsDir }: DemoRoots,
): string[] {
  const docs = path.join(siteDir, docsDir);
  const isThere = [`${id}.tsx`, `${id}/${path.posix.basename(id)}.tsx`].some(
    (file) => fs.existsSync(path.join(docs, file)),
  );
  return isThere
    ? findDemoFaults(getIds(id, name).newId, docs)
    : [
        `There is no demo ${docsDir}/${id}. Name it by its page and name, as in react-charts/bars/BikeTrips.`,
      ];
}

function replaceInFile(file: string, pairs: readonly [RegExp, string][]): boolean {
  const before = fs.readFileSync(file, 'utf8');
  const after = pairs.reduce((text, [from, to]) => text.replace(from, to), before);
  if (after !== before) {
    fs.writeFileSync(file, after);
  }
  return after !== before;
}

/** Moves the demo's files: one, or a folder with those that bear its name. */
function moveFiles(docs: string, id: string, name: string): string[] {
  const { oldName, newId } = getIds(id, name);
  const [from, to] = [path.join(docs, id), path.join(docs, newId)];
  if (fs.existsSync(`${from}.tsx`)) {
    fs.renameSync(`${from}.tsx`, `${to}.tsx`);
    return [`${to}.tsx`];
  }
  fs.renameSync(from, to);
  return fs.readdirSync(to).map((file) => {
    const renamed = file.replace(new RegExp(`^${oldName}(?=\\.)`), name);
    fs.renameSync(path.join(to, file), path.join(to, renamed));
    return path.join(to, renamed);
  });
}

/** What names the demo from outside: by its page and name, or on its own page by its name. */
function listReferences(id: string, name: string) {
  const { page, oldName } = getIds(id, name);
  const hash = `(?<styling>(?:system|tailwind|css)-)?${oldName}`;
  return {
    anywhere: [
      [new RegExp(`${page}/${oldName}${END}`, 'g'), `${page}/${name}`],
      [new RegExp(`${page}#${hash}${END}`, 'g'), `${page}#$<styling>${name}`],
    ] as [RegExp, string][],
    onPage: [
      [new RegExp(`(?<=src="\\./)${oldName}(?=\\.tsx"|")`, 'g'), name],
      [new RegExp(`(?<=\\]\\()#${hash}${END}`, 'g'), `#$<styling>${name}`],
    ] as [RegExp, string][],
  };
}

/** Changes what names the demo in all files that people write. */
function changeReferences(
  { siteDir }: DemoRoots,
  id: string,
  name: string,
): string[] {
  const { page } = getIds(id, name);
  const { anywhere, onPage } = listReferences(id, name);
  return PLACES.filter((place) => fs.existsSync(path.join(siteDir, place)))
    .flatMap((place) =>
      listFiles(path.join(siteDir, place)).map((file) => `${place}/${file}`),
    )
    .filter((file) => WRITTEN.test(file))
    .filter((file) => {
      const isPage = file.endsWith(`/${page}/index.mdx`);
      return replaceInFile(
        path.join(siteDir, file),
        isPage ? [...anywhere, ...onPage] : anywhere,
      );
    });
}

function recordFormerId(roots: DemoRoots, id: string, newId: string): void {
  const moved = Object.entries(readFormerIds(roots))
    .map(([old, now]) => [old, now === id ? newId : now] as const)
    .filter(([old]) => old !== newId);
  const all = [...moved, [id, newId] as const].sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  writeJson(getFormerIdsFile(roots), Object.fromEntries(all));
}

/**
 * Gives a demo another name: its files, its component, all that links to it; the old name
 * leads to the new one.
 *
 * @param id page path and name of today, without faults
 * @param name the new name
 * @returns what to tell the author
 */
export function renameDemo(id: string, name: string, roots: DemoRoots): string {
  const { page, oldName, newId } = getIds(id, name);
  const moved = moveFiles(path.join(roots.siteDir, roots.docsDir), id, name);
  moved.forEach((file) =>
    replaceInFile(file, [[new RegExp(`(?<![\\w.-])${oldName}${END}`, 'g'), name]]),
  );
  const changed = changeReferences(roots, id, name);
  recordFormerId(roots, id, newId);
  return `${id} is now ${newId}; #${oldName} and /playground/${id} lead there.
Changed:
${changed.map((file) => `  ${file}`).join('\n')}

Next: npm run i18n:update -- ${page}`;
}
