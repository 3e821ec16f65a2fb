import path from 'node:path';
import {
  findLanguageFaults,
  findPages,
  loadPages,
  TRANSLATION_OPTIONS,
  updatePage,
} from '../plugins/translations';
import { print, runCommand } from './lib/runCommand';

/** Brings translated pages to the English of today, and records what is translated. */

const SITE = { siteDir: path.resolve(), docsDir: 'docs' };

void runCommand({
  usage: `npm run i18n:update -- <page…> [--language zh]

  <page…>     such as react-charts/bars, a route or a file; "index" is the first page
  --language  the language to update, where there are several

Run it to mark what has changed, translate the marked places, then run it again.`,
  options: { language: TRANSLATION_OPTIONS.language },
  maxNames: Infinity,
  findFaults: ({ names, language }) => [
    ...(names.length === 0 ? ['Name the pages to update.'] : []),
    ...findLanguageFaults(language),
  ],
  run({ names, language }) {
    const { english, translated } = loadPages(SITE, language);
    const pages = findPages(names, [...new Set([...english, ...translated])]);
    for (const page of pages) {
      const { isUpdated, lines } = updatePage(SITE, page, language);
      print(lines);
      if (!isUpdated) {
        process.exitCode = 1;
      }
    }
  },
});
