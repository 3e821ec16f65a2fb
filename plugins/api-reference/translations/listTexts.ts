import type { ApiProduct, ApiPage, ApiSignature } from '../types';
import { hashText } from '../../../src/node/hashText';
import type { SourceText } from './types';

/** What has texts of its own: a page, a member, a parameter, a returned value. */
export interface TextOwner {
  description: string;
  deprecated?: string | true;
  default?: string;
  untranslated?: true;
}

/** Where an owner stands. */
export interface OwnerPlace {
  /** Product and name: `tree-view/RichTreeView`, `data-grid/events`. */
  page: string;
  /** Key of the owner on its page, such as `prop-rows`; empty for the page itself. */
  key: string;
}

/** Returns the owner with other texts, or as it is. */
type MapOwner = <Owner extends TextOwner>(owner: Owner, place: OwnerPlace) => Owner;

/** `MapOwner` for one page. */
type MapOnPage = <Owner extends TextOwner>(owner: Owner, key: string) => Owner;

function joinKeys(...keys: string[]): string {
  return keys.filter((key) => key !== '').join('.');
}

function mapSignature(
  { params, returns }: ApiSignature,
  key: string,
  map: MapOnPage,
): ApiSignature {
  return {
    params: params.map((param) => map(param, joinKeys(key, `param-${param.name}`))),
    ...(returns && { returns: map(returns, joinKeys(key, 'returns')) }),
  };
}

function mapMember<Member extends TextOwner & { signature?: ApiSignature }>(
  member: Member,
  key: string,
  map: MapOnPage,
): Member {
  const { signature } = member;
  return {
    ...map(member, key),
    ...(signature && { signature: mapSignature(signature, key, map) }),
  };
}

function mapPage(page: ApiPage, map: MapOnPage): ApiPage {
  switch (page.kind) {
    case 'component':
      return {
        ...map(page, ''),
        props: page.props.map((prop) => mapMember(prop, `prop-${prop.name}`, map)),
        slots: page.slots.map((slot) => map(slot, `slot-${slot.name}`)),
        classes: page.classes.map((entry) => map(entry, `class-${entry.key}`)),
      };
    case 'interface':
      return {
        ...map(page, ''),
        members: page.members.map((member) =>
          mapMember(member, `prop-${member.name}`, map),
        ),
      };
    case 'hook':
      return mapMember(page, '', map);
  }
}

/**
 * A product with every owner of texts mapped, in the order of its pages and members.
 * The keys are the members' anchors; parameters and returned values follow theirs.
 */
export function mapOwners(product: ApiProduct, map: MapOwner): ApiProduct {
  const mapOn =
    (name: string): MapOnPage =>
    (owner, key) =>
      map(owner, { page: `${product.product}/${name}`, key });
  const [onEvents, onSelectors] = [mapOn('events'), mapOn('selectors')];
  return {
    ...product,
    pages: product.pages.map((page) => mapPage(page, mapOn(page.name))),
    events: product.events.map((event) => onEvents(event, `event-${event.name}`)),
    selectors: product.selectors.map((selector) => {
      const key = `selector-${selector.name}`;
      return {
        ...onSelectors(selector, key),
        args: selector.args.map((arg) =>
          onSelectors(arg, `${key}.param-${arg.name}`),
        ),
      };
    }),
  };
}

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
