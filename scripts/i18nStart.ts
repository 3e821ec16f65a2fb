import path from 'node:path';
import { loadPageTitles } from '../plugins/pages';
import {
  findLanguageFaults,
  findPages,
  loadPages,
  startPage,
  toRoute,
} from '../plugins/translations';
import { print, runCommand } from './lib/runCommand';

/** Writes a page's translation to begin with. */

const SITE = { siteDir: path.resolve(), docsDir: 'docs' };

void runCommand({
  usage: `npm run i18n:start -- <language> <page>

  <language>  such as zh
  <page>      such as react-charts/bars, a route or a file; "index" is the first page`,
  maxNames: Infinity,
  findFaults: ({ names }) =>
    names.length === 2
      ? findLanguageFaults(names[0]!)
      : ['Name one language and one page.'],
  run({ names: [language = '', name = ''] }) {
    const [page = ''] = findPages([name], loadPages(SITE, language).english);
    const title = loadPageTitles(SITE.siteDir, language)[toRoute(page)];
    print(startPage(SITE, page, language, title));
  },
});
