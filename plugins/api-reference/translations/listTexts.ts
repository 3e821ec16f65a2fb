import type { ApiProduct } from '../types';
import { hashText } from '../../../src/node/hashText';
import { mapOwners, type OwnerPlace, type TextOwner } from './mapOwners';
import type { SourceText } from './types';

/** A field of an owner that is a text in a language, not code. */
export type TextField = 'description' | 'deprecated' | 'default';

/** A text of an owner. */
export interface OwnerText extends SourceText {
  field: TextField;
}

const FIELDS: readonly TextField[] = ['description', 'deprecated', 'default'];

/** Whether a field's value is to be translated: most defaults are code without a sentence. */
function isText(
  field: TextField,
  value: string | true | undefined,
): value is string {
  return (
    typeof value === 'string' &&
    value !== '' &&
    (field !== 'default' || value.includes('`'))
  );
}

function toKey(ownerKey: string, field: TextField): string {
  if (ownerKey === '') {
    return field;
  }
  return field === 'description' ? ownerKey : `${ownerKey}.${field}`;
}

/** The texts of an owner that are to be translated. */
export function getTexts(owner: TextOwner, { page, key }: OwnerPlace): OwnerText[] {
  return FIELDS.flatMap((field) => {
    const value = owner[field];
    return isText(field, value)
      ? [{ page, key: toKey(key, field), field, en: value, hash: hashText(value) }]
      : [];
  });
}

/** Every text of some products that is to be translated, in the order of the pages. */
export function listTexts(products: readonly ApiProduct[]): SourceText[] {
  const texts: SourceText[] = [];
  for (const product of products) {
    mapOwners(product, (owner, place) => {
      texts.push(
        ...getTexts(owner, place).map(({ page, key, en, hash }) => ({
          page,
          key,
          en,
          hash,
        })),
      );
      return owner;
    });
  }
  return texts;
}
