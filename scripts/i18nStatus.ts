import path from 'node:path';
import {
  describeStatus,
  findLanguageFaults,
  findPages,
  loadPages,
  loadStatus,
  TRANSLATION_OPTIONS,
} from '../plugins/translations';
import { print, runCommand, toJson } from './lib/runCommand';

/**
 * Shows how far the pages are translated. Fails for orphaned pages, for files that can't
 * be read and for translations of nobody knows which English; not for what waits for its
 * translator.
 */

const SITE = { siteDir: path.resolve(), docsDir: 'docs' };

void runCommand({
  usage: `npm run i18n:status -- [<page…>] [--language zh] [--json]

  <page…>     such as react-charts/bars, a route or a file; without one all pages
  --language  the language to look at, where there are several
  --json      prints the status as JSON; plugins/translations/README.md describes it`,
  options: TRANSLATION_OPTIONS,
  maxNames: Infinity,
  findFaults: ({ language }) => findLanguageFaults(language),
  run({ names, language, json }) {
    const { english, translated } = loadPages(SITE, language);
    const only = findPages(names, [...new Set([...english, ...translated])]);
    const status = loadStatus(SITE, language, names.length > 0 ? only : undefined);
    print(json ? [toJson(status)] : describeStatus(status));
    const { orphaned, faulty, unrecorded } = status.counts;
    if (orphaned + faulty + unrecorded > 0) {
      process.exitCode = 1;
    }
  },
});
