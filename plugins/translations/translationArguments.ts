import { parseArgs } from 'node:util';
import { getTranslatedLanguages } from '../../config/languages';
import { getNearestNames } from '../../src/utils/nearestNames';
import { getPagesDir } from './paths';

/** What a translation command was asked for. */
export interface TranslationArguments {
  language: string;
  /** As they were written. */
  names: string[];
  json: boolean;
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
  const unknown = names.filter((name) => !pages.includes(toPage(name)));
  if (unknown.length > 0) {
    const known = pages.map((page) => page.replace(/\/index$/, ''));
    const faults = unknown.map(
      (name) => `- "${name}": near are ${getNearestNames(name, known).join(', ')}`,
    );
    throw new Error(`There is no such page:\n${faults.join('\n')}`);
  }
  return names.map(toPage);
}

/** @throws an Error that names the languages there are */
export function assertTranslated(language: string): string {
  const languages = getTranslatedLanguages();
  if (!languages.includes(language)) {
    throw new Error(
      `"${language}" is no language whose pages are translated: choose ${languages.join(' or ')}. config/languages.ts lists them.`,
    );
  }
  return language;
}

/**
 * Reads the arguments that the translation commands share: pages, `--language` (the
 * first translated one by default) and `--json`.
 *
 * @param usage is added to the message of an error
 * @throws an Error that says what is wrong and how to write it
 */
export function readTranslationArguments(usage: string): TranslationArguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        language: { type: 'string', default: getTranslatedLanguages()[0] },
        json: { type: 'boolean', default: false },
      },
    });
    return {
      language: assertTranslated(values.language!),
      names: positionals,
      json: values.json,
    };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}
