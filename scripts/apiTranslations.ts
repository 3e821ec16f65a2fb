import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  loadApi,
  compareTranslations,
  type PageStatus,
  type TranslationStatus,
  completeTranslations,
  listTexts,
  readTranslations,
  type SourceText,
  type Translations,
  writeTranslations,
} from '../plugins/api-reference';
import { getNearestNames } from '../src/utils/nearestNames';
import { runCommand } from './lib/runCommand';

/** Shows what is to be translated of the API reference, and prepares its files. */

const ROOTS = { siteDir: path.resolve(), locale: 'zh' };
const USAGE = `Write: npm run api:translations -- [<Name…>] [--write] [--json]

  <Name…>  pages, such as TreeItem, data-grid/events or charts/Toolbar; without names all
  --write  adds what is to be translated to the files of the named pages
  --json   prints the status as JSON, with every English text that is to be translated`;

interface Arguments {
  names: string[];
  write: boolean;
  json: boolean;
}

/** @throws an Error that says what is wrong and how to write it */
function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        write: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    if (values.write && positionals.length === 0) {
      throw new Error('--write needs the names of pages.');
    }
    return { ...values, names: positionals };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}

/**
 * The pages that some names mean; all pages where none is named.
 *
 * @throws one Error with every unknown name
 */
function findPages(names: readonly string[], pages: readonly string[]): string[] {
  if (names.length === 0) {
    return [...pages];
  }
  const found = names.map((name) => ({
    name,
    pages: pages.filter((page) => page === name || page.endsWith(`/${name}`)),
  }));
  const unknown = found.filter((entry) => entry.pages.length === 0);
  if (unknown.length > 0) {
    const known = pages.map((page) => path.posix.basename(page));
    const faults = unknown.map(
      ({ name }) =>
        `- "${name}": near are ${getNearestNames(name, new Set(known)).join(', ')}`,
    );
    throw new Error(`The API reference has no such page:\n${faults.join('\n')}`);
  }
  return [...new Set(found.flatMap((entry) => entry.pages))];
}

function describePage({ page, ...status }: PageStatus): string {
  const { translated, orphaned, changed, faults } = status;
  return `  ${page.padEnd(48)} ${translated} translated, ${status.new.length} new, ${changed.length} changed, ${orphaned.length} orphaned${faults.length > 0 ? `, ${faults.length} faulty` : ''}`;
}

function describeTexts(mark: string, texts: readonly SourceText[]): string[] {
  return texts.map(
    ({ key, en }) => `    ${mark}  ${key}: ${en.replace(/\n/g, '\n      ')}`,
  );
}

/** What is to be done on a page, text by text. */
function describeWork({ orphaned, faults, ...status }: PageStatus): string[] {
  return [
    ...describeTexts('new', status.new),
    ...describeTexts('changed', status.changed),
    ...orphaned.map(
      (key) =>
        `    orphaned  ${key}: the page has no such text, or shared.json has it: remove the key`,
    ),
    ...faults.map(
      ({ key, lost }) =>
        `    faulty  ${key}: the translation lacks ${lost.join(' and ')}`,
    ),
  ];
}

function printStatus(
  { pages, orphaned }: TranslationStatus,
  named: readonly string[],
): void {
  const sum = (count: (status: PageStatus) => number) =>
    pages.map(count).reduce((total, value) => total + value, 0);
  console.log(
    `${ROOTS.locale}: ${sum(({ translated }) => translated)} texts translated, ${sum((status) => status.new.length)} new, ${sum(({ changed }) => changed.length)} changed, ${sum((status) => status.orphaned.length) + orphaned.length} orphaned.`,
  );
  for (const status of pages) {
    console.log(describePage(status));
    const isShort = named.length === 0;
    const lines = describeWork(isShort ? { ...status, new: [] } : status);
    lines.forEach((line) => console.log(line));
  }
  orphaned.forEach((hash) =>
    console.log(`  shared.json: no page has the text of "${hash}": remove the key`),
  );
}

async function runTranslations() {
  const { names, write, json } = readArguments();
  const products = await loadApi({ siteDir: ROOTS.siteDir });
  const texts = listTexts(products);
  let translations: Translations = readTranslations(ROOTS);
  const named = findPages(names, [
    ...new Set([
      ...texts.map(({ page }) => page),
      ...Object.keys(translations.pages),
    ]),
  ]);
  if (write) {
    for (const page of named) {
      translations = completeTranslations(page, texts, translations);
    }
    const files = await writeTranslations(ROOTS, translations, named);
    console.log(`Written: ${files.join(', ')}`);
  }
  const { pages, orphaned } = compareTranslations(texts, translations);
  const status = {
    pages: pages.filter(({ page }) => named.includes(page)),
    orphaned,
  };
  if (json) {
    console.log(JSON.stringify(status, null, 2));
  } else {
    printStatus(status, names);
  }
  if (status.pages.some(({ faults }) => faults.length > 0)) {
    process.exitCode = 1;
  }
}

void runCommand(runTranslations);
