import path from 'node:path';
import { findNamed } from '../../../src/utils/nearestNames';
import type { ApiProduct } from '../types';
import { compareTranslations, type TranslationStatus } from './compareTranslations';
import { completeTranslations } from './completeTranslations';
import { listTexts } from './listTexts';
import {
  readTranslations,
  type TranslationRoots,
  writeTranslations,
} from './translationFiles';

/** The pages that some names mean, such as `TreeItem` or `data-grid/events`. */
function findPages(names: readonly string[], pages: readonly string[]): string[] {
  return findNamed(
    names,
    (name) => pages.filter((page) => page === name || page.endsWith(`/${name}`)),
    pages.map((page) => path.posix.basename(page)),
    'The API reference has no such page:',
  );
}

/**
 * How far the reference is translated into a language.
 *
 * @param names of the pages to look at; without any, all
 * @param write whether what is to be translated is added to the files of these pages first
 * @returns the status, and the files that were written
 * @throws one Error with every name that no page has
 */
export function loadTranslationStatus(
  roots: TranslationRoots,
  products: readonly ApiProduct[],
  names: readonly string[],
  write: boolean,
): { status: TranslationStatus; files: string[] } {
  const texts = listTexts(products);
  let translations = readTranslations(roots);
  const known = [
    ...new Set([
      ...texts.map(({ page }) => page),
      ...Object.keys(translations.pages),
    ]),
  ];
  const pages = names.length > 0 ? findPages(names, known) : known;
  if (write) {
    for (const page of pages) {
      translations = completeTranslations(page, texts, translations);
    }
  }
  const status = compareTranslations(texts, translations);
  return {
    status: {
      ...status,
      pages: status.pages.filter(({ page }) => pages.includes(page)),
    },
    files: write ? writeTranslations(roots, translations, pages) : [],
  };
}
