import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getNearestNames } from '../src/utils/nearestNames';
import {
  createDemoScaffold,
  isFolderScaffold,
  isImportedName,
  renderDemoLine,
  type DemoScaffold,
  type ScaffoldOptions,
} from '../plugins/demos';
import { runCommand } from './lib/runCommand';

/** Writes a new demo beside its page: one that runs, for its author to change. */

const DOCS = path.resolve('docs');
const OPTIONS = {
  stylings: { type: 'boolean' },
  'several-files': { type: 'boolean' },
} as const;
const USAGE = `Write: npm run new:demo -- <page path>/<Name> [--stylings] [--several-files]

  <page path>      folder of the page in docs/, such as react-charts/bars
  <Name>           name of the demo in PascalCase, such as MonthlyLoans
  --stylings       a folder with the same look in system, Tailwind and CSS
  --several-files  a folder with the data in a file of its own`;

interface DemoArguments {
  /** Page path and name; empty where none was given. */
  id: string;
  options: ScaffoldOptions;
  faults: string[];
}

function readArguments(): DemoArguments {
  // Not strict: parseArgs would stop at the first fault.
  const { values, positionals } = parseArgs({
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
  });
  const [id = ''] = positionals;
  const faults = Object.entries(values).flatMap(([name, value]) => {
    if (!Object.hasOwn(OPTIONS, name)) {
      return `--${name} is no option. The options are --${Object.keys(OPTIONS).join(' and --')}.`;
    }
    return typeof value === 'string'
      ? `--${name}=${value}: the option takes no value. Write --${name}, or leave it out.`
      : [];
  });
  if (positionals.length !== 1) {
    const found = positionals.length === 0 ? 'none' : positionals.join(' and ');
    faults.push(`Name one demo by its page and name (found ${found}).`);
  }
  const options = {
    stylings: values.stylings === true,
    severalFiles: values['several-files'] === true,
  };
  return { id, options, faults };
}

/** Path of each page below the root of the docs. */
function readPages(): string[] {
  return fs
    .readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.mdx')
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .filter((page) => page !== '.')
    .sort();
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
function findPageFaults(id: string): string[] {
  const [page, name] = [path.posix.dirname(id), path.posix.basename(id)];
  if (!id.includes('/')) {
    return [
      `"${id}" names no page. Put the page's path before it, as in react-charts/bars/${name}.`,
    ];
  }
  const pages = readPages();
  if (!pages.includes(page)) {
    return [
      `There is no page docs/${page}/index.mdx. Write the page first (CONTRIBUTING.md, "Add a page"), or choose one that exists; near are ${getNearestNames(page, pages).join(', ')}.`,
    ];
  }
  // Some systems ignore the case of a name.
  const taken = fs
    .readdirSync(path.join(DOCS, page))
    .find((file) => file.replace(/\.tsx$/, '').toLowerCase() === name.toLowerCase());
  return taken === undefined
    ? []
    : [
        `docs/${page}/${taken} is already there, and nothing is overwritten. Choose another name, or remove it first.`,
      ];
}

function writeFiles(files: DemoScaffold) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(DOCS, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text, { flag: 'wx' });
  }
}

function describeResult(id: string, options: ScaffoldOptions, files: DemoScaffold) {
  const written = Object.keys(files).map((file) => `  docs/${file}`);
  return `Written:
${written.join('\n')}

Paste into docs/${path.posix.dirname(id)}/index.mdx:
  ${renderDemoLine(id, options)}

Next: change the demo${isFolderScaffold(options) ? ' and its files' : ''}, run "npm start" and open /playground/${id}.
When its height changes, change height too; add narrowHeight where a phone needs more.`;
}

async function newDemo() {
  const { id, options, faults } = readArguments();
  if (id !== '') {
    faults.push(...findNameFaults(id), ...findPageFaults(id));
  }
  if (faults.length > 0) {
    console.error(`${faults.join('\n')}\n\n${USAGE}`);
    process.exitCode = 1;
    return;
  }
  const files = await createDemoScaffold(id, options);
  writeFiles(files);
  console.log(describeResult(id, options, files));
}

void runCommand(newDemo);
