import type {
  PageTranslations,
  SharedTranslation,
  SourceText,
  Translation,
  Translations,
} from './types';

/** A translation as its file has it once the English text has a certain hash. */
function updateTranslation(
  { hash, text, previous }: Translation,
  current: string,
): Translation {
  if (hash === current) {
    // What was there to start from has served its purpose.
    return text || previous === undefined
      ? { hash, text }
      : { hash, text, previous };
  }
  const old = text || previous;
  return { hash: current, text: '', ...(old && { previous: old }) };
}

/** Translations whose key no text has: kept, because a renamed member may need them. */
function getOrphans(
  file: PageTranslations,
  texts: readonly SourceText[],
): [string, Translation][] {
  const keys = new Set(texts.map(({ key }) => key));
  return Object.entries(file)
    .filter(([key, { text, previous }]) => !keys.has(key) && (text || previous))
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
}

function sortShared(
  shared: Record<string, SharedTranslation>,
): Record<string, SharedTranslation> {
  return Object.fromEntries(
    Object.entries(shared).sort(([, a], [, b]) => a.en.localeCompare(b.en, 'en')),
  );
}

/**
 * Adds what is to be translated for a page: an empty text for each that has no
 * translation, in the order of the page. A text that several pages have goes to the
 * shared ones. What is translated stays, and a translation of an older English text
 * becomes `previous`.
 *
 * @param page product and name
 * @param texts those of all pages, because the others decide what is shared
 */
export function completeTranslations(
  page: string,
  texts: readonly SourceText[],
  translations: Translations,
): Translations {
  const elsewhere = new Set(
    texts.filter((text) => text.page !== page).map(({ hash }) => hash),
  );
  const own = texts.filter((text) => text.page === page);
  const file = translations.pages[page] ?? {};
  const shared = { ...translations.shared };
  const completed: PageTranslations = {};
  for (const { key, en, hash } of own) {
    const existing = file[key];
    if (shared[hash]?.text) {
      continue;
    }
    if (existing) {
      completed[key] = updateTranslation(existing, hash);
    } else if (elsewhere.has(hash)) {
      shared[hash] = { en, text: '' };
    } else {
      completed[key] = { hash, text: '' };
    }
  }
  return {
    shared: sortShared(shared),
    pages: {
      ...translations.pages,
      [page]: { ...completed, ...Object.fromEntries(getOrphans(file, own)) },
    },
  };
}
