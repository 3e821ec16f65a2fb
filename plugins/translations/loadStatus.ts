import { listChanges } from './listChanges';
import { loadPage, loadPages } from './loadPages';
import {
  getEnglishFile,
  getTranslationFile,
  toRoute,
  type TranslationSite,
} from './paths';
import { readRevision } from './revisions';
import type { LanguageStatus, PageState, PageStatus, ParsedPage } from './types';

const STATES: PageState[] = [
  'translated',
  'behind',
  'missing',
  'orphaned',
  'unrecorded',
  'faulty',
];

function getTitle(page: ParsedPage | undefined): string | undefined {
  return page?.blocks.find(({ kind, key }) => kind === 'field' && key === 'title')
    ?.text;
}

/** What a page's files say, without the case that one of them can't be read. */
function judgePage(
  { siteDir, docsDir }: TranslationSite,
  language: string,
  page: string,
): Pick<PageStatus, 'state' | 'changes'> & { title?: string } {
  const english = loadPage(siteDir, getEnglishFile(page, docsDir));
  const translation = loadPage(siteDir, getTranslationFile(page, language));
  const title = getTitle(english) ?? getTitle(translation);
  const judge = (state: PageState) => ({ state, title, changes: [] });
  if (english === undefined) {
    return judge('orphaned');
  }
  if (translation === undefined) {
    return judge('missing');
  }
  const revision = readRevision(siteDir, page, language);
  if (revision === undefined) {
    return judge('unrecorded');
  }
  const changes = listChanges(english, revision);
  return { state: changes.length > 0 ? 'behind' : 'translated', title, changes };
}

function loadPageStatus(
  site: TranslationSite,
  language: string,
  page: string,
  has: { english: boolean; translation: boolean },
): PageStatus {
  const place = {
    page,
    route: toRoute(page),
    ...(has.english && { englishFile: getEnglishFile(page, site.docsDir) }),
    ...(has.translation && { translationFile: getTranslationFile(page, language) }),
  };
  try {
    const { title = page, ...judged } = judgePage(site, language, page);
    return { ...place, title, ...judged };
  } catch (error) {
    return {
      ...place,
      title: page,
      state: 'faulty',
      changes: [],
      fault: (error as Error).message,
    };
  }
}

/**
 * How far a site is translated into a language. A file that can't be read is a state of
 * its page, so that it holds up nothing else.
 *
 * @param only pages to look at; all where it is undefined
 */
export function loadStatus(
  site: TranslationSite,
  language: string,
  only?: readonly string[],
): LanguageStatus {
  const { english, translated } = loadPages(site, language);
  const pages = [...new Set([...english, ...translated])]
    .filter((page) => only?.includes(page) ?? true)
    .map((page) =>
      loadPageStatus(site, language, page, {
        english: english.includes(page),
        translation: translated.includes(page),
      }),
    )
    .sort((a, b) => a.route.localeCompare(b.route, 'en'));
  return {
    language,
    counts: Object.fromEntries(
      STATES.map((state) => [
        state,
        pages.filter((page) => page.state === state).length,
      ]),
    ) as Record<PageState, number>,
    pages,
  };
}
