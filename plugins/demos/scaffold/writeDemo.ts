import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../src/node/listFiles';
import { getNearestNames } from '../../../src/utils/nearestNames';
import {
  createDemoScaffold,
  isFolderScaffold,
  isImportedName,
  renderDemoLine,
  type ScaffoldOptions,
} from './createDemoScaffold';

/** Path of each page below the root of the docs. */
function listPages(docsDir: string): string[] {
  return listFiles(docsDir)
    .filter((file) => file.endsWith('/index.mdx'))
    .map((file) => path.posix.dirname(file));
}

/** What is wrong with a demo's name, whatever its page has. */
function findNameFaults(id: string): string[] {
  const name = path.posix.basename(id);
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    return [
      `"${name}" is no name of a demo. Write it in PascalCase and without an extension, as in MonthlyLoans.`,
    ];
  }
  return isImportedName(id)
    ? [
        `"${name}" is also the name of something that the demo imports. Say what the demo shows, as in First${name}.`,
      ]
    : [];
}

/** What keeps a page from taking a demo of that name. */
function findPageFaults(id: string, docsDir: string): string[] {
  const [page, name] = [path.posix.dirname(id), path.posix.basename(id)];
  if (!id.includes('/')) {
    return [
      `"${id}" names no page. Put the page's path before it, as in react-charts/bars/${name}.`,
    ];
  }
  const pages = listPages(docsDir);
  if (!pages.includes(page)) {
    return [
      `There is no page docs/${page}/index.mdx. Write the page first (CONTRIBUTING.md, "Add a page"), or choose one that exists; near are ${getNearestNames(page, pages).join(', ')}.`,
    ];
  }
  // Some systems ignore the case of a name.
  const taken = fs
    .readdirSync(path.join(docsDir, page))
    .find((file) => file.replace(/\.tsx$/, '').toLowerCase() === name.toLowerCase());
  return taken === undefined
    ? []
    : [
        `docs/${page}/${taken} is already there, and nothing is overwritten. Choose another name, or remove it first.`,
      ];
}

/** Why no new demo can have an id, a sentence for each reason. */
export function findDemoFaults(id: string, docsDir: string): string[] {
  return [...findNameFaults(id), ...findPageFaults(id, docsDir)];
}

/**
 * Writes a new demo beside its page: one that runs, for its author to change.
 *
 * @param id page path and name, without faults
 * @returns what to tell the author
 */
export async function writeDemo(
  id: string,
  options: ScaffoldOptions,
  docsDir: string,
): Promise<string> {
  const files = await createDemoScaffold(id, options);
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(docsDir, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text, { flag: 'wx' });
  }
  const written = Object.keys(files).map((file) => `  docs/${file}`);
  return `Written:
${written.join('\n')}

Paste into docs/${path.posix.dirname(id)}/index.mdx:
  ${renderDemoLine(id, options)}

Next: change the demo${isFolderScaffold(options) ? ' and its files' : ''}, run "npm start" and open /playground/${id}.
When its height changes, change height too; add narrowHeight where a phone needs more.`;
}
