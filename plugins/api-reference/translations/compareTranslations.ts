import { getTranslation } from './applyTranslations';
import type { SourceText, Translations } from './types';

/** A translation without something that the English text has. */
export interface LostCode {
  key: string;
  /** The code, names and addresses, as they have to stand in the translation. */
  lost: string[];
}

/** How far a page is translated. */
export interface PageStatus {
  /** Product and name. */
  page: string;
  translated: number;
  /** Never translated. */
  new: SourceText[];
  /** Translated from an older English text, and shown in English meanwhile. */
  changed: SourceText[];
  /** Keys of its file that no text has any more, or that `shared.json` stands above. */
  orphaned: string[];
  faults: LostCode[];
}

export interface TranslationStatus {
  pages: PageStatus[];
  /** Hashes in `shared.json` of texts that no page has any more. */
  orphaned: string[];
}

/** Code spans, `[[Name]]` references and links' targets: a translation keeps them all. */
const CODE = /`+[^`]+`+|\[\[\w+\]\]|(?<=\]\()[^)\s]+/g;

/** What a translation lost of the code in its English text. */
function findLostCode(en: string, text: string): string[] {
  return [...new Set(en.match(CODE))].filter((code) => !text.includes(code));
}

function toPageStatus(
  page: string,
  texts: readonly SourceText[],
  translations: Translations,
): PageStatus {
  const file = translations.pages[page] ?? {};
  const status: PageStatus = {
    page,
    translated: 0,
    new: [],
    changed: [],
    orphaned: Object.keys(file).filter((key) => {
      const text = texts.find((candidate) => candidate.key === key);
      return !text || translations.shared[text.hash]?.text;
    }),
    faults: [],
  };
  for (const source of texts) {
    const { key, en } = source;
    const text = getTranslation(source, translations);
    const own = file[key];
    if (text === undefined) {
      status[own?.text || own?.previous ? 'changed' : 'new'].push(source);
      continue;
    }
    status.translated += 1;
    const lost = findLostCode(en, text);
    if (lost.length > 0) {
      status.faults.push({ key, lost });
    }
  }
  return status;
}

function groupByPage(texts: readonly SourceText[]): Map<string, SourceText[]> {
  const groups = new Map<string, SourceText[]>();
  for (const text of texts) {
    const group = groups.get(text.page) ?? [];
    groups.set(text.page, group);
    group.push(text);
  }
  return groups;
}

/**
 * Holds translations against the texts that there are.
 *
 * @returns the pages in the order of the texts, then files of pages that there aren't
 */
export function compareTranslations(
  texts: readonly SourceText[],
  translations: Translations,
): TranslationStatus {
  const byPage = groupByPage(texts);
  const hashes = new Set(texts.map(({ hash }) => hash));
  const pages = new Set([...byPage.keys(), ...Object.keys(translations.pages)]);
  return {
    pages: [...pages].map((page) =>
      toPageStatus(page, byPage.get(page) ?? [], translations),
    ),
    orphaned: Object.keys(translations.shared).filter((hash) => !hashes.has(hash)),
  };
}
