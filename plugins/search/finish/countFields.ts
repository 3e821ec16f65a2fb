import { listTokens } from '../engine/tokenize';
import { FIELDS, type FieldName } from '../engine/weights';
import type { SearchPlace } from './types';

/** What a place is found by. */
export type FieldTexts = Readonly<Record<FieldName, readonly string[]>> & {
  /** Set on what nobody looks for by the words of its name. */
  isWholeName?: true;
};

/** The terms of one place: how often each stands in each field, and how long the fields are. */
export interface FieldCounts {
  terms: Map<string, Partial<Record<FieldName, number>>>;
  lengths: Record<FieldName, number>;
}

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** Sorts what is known of a place into fields. */
export function toFieldTexts(place: SearchPlace): FieldTexts {
  const { type, name, page, anchor, section, text, preview, code, phrases } = place;
  const isMember = page.kind === 'api';
  return {
    name: [name],
    // The pages of members are many, and told apart by what the query names.
    context:
      anchor === undefined || isMember
        ? []
        : [page.title, ...(section === undefined ? [] : [section])],
    text: [text ?? '', preview?.description ?? ''],
    code: code ?? [],
    phrases: phrases ?? [],
    // The members that take a type have its words in their names, and are what is looked for.
    ...(type === 'type' && { isWholeName: true as const }),
  };
}

/** Counts the terms of a place. */
export function countFields(texts: FieldTexts): FieldCounts {
  const terms: FieldCounts['terms'] = new Map();
  const lengths = {} as FieldCounts['lengths'];
  for (const field of FIELD_NAMES) {
    // Parts of the code's names would be most of a page's words.
    const isWhole = field === 'code' || (field === 'name' && texts.isWholeName);
    const tokens = texts[field].flatMap((text) =>
      isWhole ? [text.toLowerCase()] : listTokens(text),
    );
    lengths[field] = tokens.length;
    for (const token of tokens) {
      const counts = terms.get(token) ?? {};
      counts[field] = (counts[field] ?? 0) + 1;
      terms.set(token, counts);
    }
  }
  return { terms, lengths };
}
