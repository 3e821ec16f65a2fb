import path from 'node:path';
import {
  describeTranslations,
  loadApi,
  loadTranslationStatus,
} from '../plugins/api-reference';
import { findLanguageFaults, TRANSLATION_OPTIONS } from '../plugins/translations';
import { print, runCommand, toJson } from './lib/runCommand';

/** Shows what is to be translated of the API reference, and prepares its files. */

const siteDir = path.resolve();

void runCommand({
  usage: `npm run api:translations -- [<Name…>] [--write] [--language zh] [--json]

  <Name…>     pages, such as TreeItem, data-grid/events or charts/Toolbar; without names all
  --write     adds what is to be translated to the files of the named pages
  --language  the language to look at, where there are several
  --json      prints the status as JSON, with every English text that is to be translated`,
  options: { ...TRANSLATION_OPTIONS, write: { type: 'boolean', default: false } },
  maxNames: Infinity,
  findFaults: ({ names, write, language }) => [
    ...(write && names.length === 0 ? ['--write needs the names of pages.'] : []),
    ...findLanguageFaults(language),
  ],
  async run({ names, write, language, json }) {
    const products = await loadApi({ siteDir });
    const roots = { siteDir, locale: language };
    const { status, files } = loadTranslationStatus(roots, products, names, write);
    if (write) {
      console.log(`Written: ${files.join(', ')}`);
    }
    print(
      json
        ? [toJson(status)]
        : describeTranslations(language, status, names.length === 0),
    );
    if (status.pages.some(({ faults }) => faults.length > 0)) {
      process.exitCode = 1;
    }
  },
});
