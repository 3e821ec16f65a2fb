import path from 'node:path';
import type { Language } from '../../config/languages';
import { getTranslationFile } from './paths';
import type { BlockChange, LanguageStatus, PageState, PageStatus } from './types';

/** A page on the board. */
export interface BoardPage {
  route: string;
  /** In English, where there is an English page. */
  title: string;
  state: PageState;
  changes: BlockChange[];
  fault?: string;
  /** Opens the translation's editor on the repository, or a new file of its name. */
  href: string;
}

/** A language on the board. */
export interface BoardLanguage {
  language: string;
  label: string;
  htmlLang: string;
  counts: Record<PageState, number>;
  pages: BoardPage[];
}

/**
 * Where the repository begins a new file. An editor's address without the usual
 * `/edit/` has no such place: then it is the address of the file itself.
 */
function toCreateUrl(editUrl: string, file: string): string {
  return editUrl.includes('/edit/')
    ? `${editUrl.replace('/edit/', '/new/')}${path.posix.dirname(file)}?filename=${path.posix.basename(file)}`
    : `${editUrl}${file}`;
}

function toBoardPage(
  { page, route, title, state, changes, fault, translationFile }: PageStatus,
  language: string,
  editUrl: string,
): BoardPage {
  return {
    route,
    title,
    state,
    changes,
    ...(fault !== undefined && { fault }),
    href:
      translationFile === undefined
        ? toCreateUrl(editUrl, getTranslationFile(page, language))
        : `${editUrl}${translationFile}`,
  };
}

/**
 * What the board shows of a language.
 *
 * @param editUrl see the plugin's options
 */
export function createBoard(
  { language, counts, pages }: LanguageStatus,
  { label, htmlLang }: Language,
  editUrl: string,
): BoardLanguage {
  return {
    language,
    label,
    htmlLang,
    counts,
    pages: pages.map((page) => toBoardPage(page, language, editUrl)),
  };
}
