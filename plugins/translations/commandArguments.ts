import { getTranslatedLanguages } from '../../config/languages';
import { findNamed } from '../../src/utils/nearestNames';
import { getPagesDir } from './paths';

/** The options of the commands for translators, as `parseArgs` takes them. */
export const TRANSLATION_OPTIONS = {
  language: { type: 'string', default: getTranslatedLanguages()[0]! },
  json: { type: 'boolean', default: false },
} as const;

/** What is wrong with the language that a command was asked for. */
export function findLanguageFaults(language: string): string[] {
  const languages = getTranslatedLanguages();
  return languages.includes(language)
    ? []
    : [
        `"${language}" is no language whose pages are translated: choose ${languages.join(' or ')}. config/languages.ts lists them.`,
      ];
}

/**
 * A page as the commands know it, from any of the ways to write it: `react-charts/bars`,
 * its route, its English file or its translation.
 */
export function toPage(name: string): string {
  const page = name
    .replace(/^\.?\//, '')
    .replace(new RegExp(`^(?:docs|${getPagesDir('[^/]+')})/`), '')
    .replace(/^x(?:\/|$)/, '')
    .replace(/\.mdx$/, '')
    .replace(/\/$/, '');
  return page === '' || page === 'index'
    ? 'index'
    : page.endsWith('/index')
      ? page
      : `${page}/index`;
}

/**
 * The pages that some names mean.
 *
 * @throws one Error with every name that means none
 */
export function findPages(
  names: readonly string[],
  pages: readonly string[],
): string[] {
  return findNamed(
    names,
    (name) => pages.filter((page) => page === toPage(name)),
    pages.map((page) => page.replace(/\/index$/, '')),
    'There is no such page:',
  );
}
