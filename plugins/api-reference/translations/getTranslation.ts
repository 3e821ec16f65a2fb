import type { SourceText, Translations } from './types';

/**
 * The translation of a text: that of all pages first, else that of its own page.
 *
 * @returns undefined where there is none, or only one of an older English text
 */
export function getTranslation(
  { page, key, hash }: SourceText,
  { shared, pages }: Translations,
): string | undefined {
  const own = pages[page]?.[key];
  return shared[hash]?.text || (own?.hash === hash && own.text) || undefined;
}
