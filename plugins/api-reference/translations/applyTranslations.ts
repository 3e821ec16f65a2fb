import { DEFAULT_LANGUAGE } from '../../../src/utils/paths';
import { readTranslations, type TranslationRoots } from './translationFiles';
import type { ApiProduct } from '../types';
import { getTexts, mapOwners, type OwnerPlace, type TextOwner } from './listTexts';
import type { Translations, SourceText } from './types';

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

/** Translates all texts of an owner, or none: a mark for one language holds for all of them. */
function translateOwner<Owner extends TextOwner>(
  owner: Owner,
  place: OwnerPlace,
  translations: Translations,
): Owner {
  const texts = getTexts(owner, place);
  const translated = texts.map((text) => [
    text.field,
    getTranslation(text, translations),
  ]);
  return translated.every(([, text]) => text !== undefined)
    ? { ...owner, ...Object.fromEntries(translated) }
    : { ...owner, untranslated: true };
}

/** Every translation by the hash of its English text, whatever page it was made for. */
function listByHash({ shared, pages }: Translations): Map<string, string> {
  return new Map([
    ...Object.values(pages)
      .flatMap((page) => Object.values(page))
      .map(({ hash, text }) => [hash, text] as const),
    ...Object.entries(shared).map(([hash, { text }]) => [hash, text] as const),
  ]);
}

/**
 * Types in another language, by what is translated already: the members of most stand on
 * pages, too. Their texts are nobody's task, because they would double the others.
 */
function translateTypes(
  types: ApiProduct['types'],
  translations: Translations,
): ApiProduct['types'] {
  const byHash = listByHash(translations);
  const translate = <Owner extends TextOwner>(owner: Owner): Owner => {
    const texts = getTexts(owner, { page: '', key: '' }).map(({ field, hash }) => [
      field,
      byHash.get(hash) || undefined,
    ]);
    return texts.every(([, text]) => text !== undefined)
      ? { ...owner, ...Object.fromEntries(texts) }
      : { ...owner, untranslated: true };
  };
  const translated = Object.entries(types).map(([key, type]) => [
    key,
    { ...translate(type), members: type.members.map(translate) },
  ]);
  return Object.fromEntries(translated) as ApiProduct['types'];
}

/**
 * A product in another language. What has no translation, or one of an older English
 * text, stays English and is marked `untranslated`.
 */
export function applyTranslations(
  product: ApiProduct,
  translations: Translations,
): ApiProduct {
  return {
    ...mapOwners(product, (owner, place) =>
      translateOwner(owner, place, translations),
    ),
    types: translateTypes(product.types, translations),
  };
}

/** Products in a language, as above; in the portal's own one they are as they were extracted. */
export function translateApi(
  products: ApiProduct[],
  roots: TranslationRoots,
): ApiProduct[] {
  if (roots.locale === DEFAULT_LANGUAGE) {
    return products;
  }
  const translations = readTranslations(roots);
  return products.map((product) => applyTranslations(product, translations));
}
