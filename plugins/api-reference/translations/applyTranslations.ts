import type { ApiProduct } from '../types';
import { getTranslation } from './getTranslation';
import { getTexts } from './listTexts';
import { mapOwners, type OwnerPlace, type TextOwner } from './mapOwners';
import type { Translations } from './types';

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

/**
 * A product in another language. What has no translation, or one of an older English
 * text, stays English and is marked `untranslated`.
 */
export function applyTranslations(
  product: ApiProduct,
  translations: Translations,
): ApiProduct {
  return mapOwners(product, (owner, place) =>
    translateOwner(owner, place, translations),
  );
}
