import { loadPage, loadPages } from '../loadPages';
import { getEnglishFile, getTranslationFile, type TranslationSite } from '../paths';
import { readRevision } from '../revisions';
import { getChecks } from '.';
import { readGlossary, type GlossaryTerm } from './readGlossary';

/** A fault of a translated page, ready to print. */
export interface PageFinding {
  /** Relative to the site. */
  file: string;
  /** From 1. */
  line: number;
  check: string;
  message: string;
}

function checkPage(
  { siteDir, docsDir }: TranslationSite,
  language: string,
  page: string,
  glossary: readonly GlossaryTerm[],
): PageFinding[] {
  const file = getTranslationFile(page, language);
  const english = loadPage(siteDir, getEnglishFile(page, docsDir));
  const translation = loadPage(siteDir, file)!;
  if (english === undefined) {
    const message = `there is no ${getEnglishFile(page, docsDir)} any more: remove the translation and its revision, or move both to where the page went`;
    return [{ file, line: 1, check: 'orphan', message }];
  }
  const revision = readRevision(siteDir, page, language);
  const checked = { page, language, english, translation, revision, glossary };
  return Object.entries(getChecks(language)).flatMap(([check, find]) =>
    find(checked).map(({ line, message }) => ({ file, line, check, message })),
  );
}

/**
 * What is to be mended in a language's pages. That a page is behind is no fault: its
 * readers are told.
 *
 * @param only pages to look at; all where it is undefined
 */
export function loadFindings(
  site: TranslationSite,
  language: string,
  only?: readonly string[],
): PageFinding[] {
  const glossary = readGlossary(site.siteDir, language);
  return loadPages(site, language)
    .translated.filter((page) => only?.includes(page) ?? true)
    .flatMap((page) => {
      try {
        return checkPage(site, language, page, glossary);
      } catch (error) {
        const file = getTranslationFile(page, language);
        const { message } = error as Error;
        return [{ file, line: 1, check: 'file', message }];
      }
    });
}
