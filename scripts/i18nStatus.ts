import path from 'node:path';
import {
  loadPages,
  loadStatus,
  type BlockChange,
  type LanguageStatus,
  type PageStatus,
  type WordRun,
  findPages,
  readTranslationArguments,
} from '../plugins/translations';
import { runCommand } from './lib/runCommand';

/**
 * Shows how far the pages are translated. Fails for orphaned pages, for files that can't
 * be read and for translations of nobody knows which English; not for what waits for its
 * translator.
 */

const SITE = { siteDir: path.resolve(), docsDir: 'docs' };
const USAGE = `Write: npm run i18n:status -- [<page…>] [--language zh] [--json]

  <page…>     such as react-charts/bars, a route or a file; without one all pages
  --language  the language to look at, where there are several
  --json      prints the status as JSON; plugins/translations/README.md describes it`;

function renderWords(words: readonly WordRun[]): string {
  return words
    .map(({ text, change }) =>
      change === undefined
        ? text
        : change === 'added'
          ? `{+${text}+}`
          : `[-${text}-]`,
    )
    .join('');
}

function describeChange({ type, kind, section, en, words }: BlockChange): string {
  const place = section === undefined ? '' : ` #${section}`;
  const text = (words ? renderWords(words) : en).replace(/\n/g, '\n        ');
  return `    ${type.padEnd(8)}${kind}${place}: ${text}`;
}

function describePage({ state, route, changes, fault }: PageStatus): string[] {
  const count = state === 'behind' ? `  ${changes.length} changed` : '';
  return [
    `  ${state.padEnd(10)}  ${route}${count}`,
    ...(fault === undefined ? [] : [`    ${fault}`]),
    ...changes.map(describeChange),
  ];
}

function printStatus({ language, counts, pages }: LanguageStatus): void {
  const summary = Object.entries(counts)
    .map(([state, count]) => `${count} ${state}`)
    .join(', ');
  console.log(`${language}: ${summary}.`);
  pages.flatMap(describePage).forEach((line) => console.log(line));
}

void runCommand(() => {
  const { names, language, json } = readTranslationArguments(USAGE);
  const { english, translated } = loadPages(SITE, language);
  const only = findPages(names, [...new Set([...english, ...translated])]);
  const status = loadStatus(SITE, language, names.length > 0 ? only : undefined);
  if (json) {
    console.log(JSON.stringify(status, null, 2));
  } else {
    printStatus(status);
  }
  const { orphaned, faulty, unrecorded } = status.counts;
  if (orphaned + faulty + unrecorded > 0) {
    process.exitCode = 1;
  }
});
