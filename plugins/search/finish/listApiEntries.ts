import fs from 'node:fs';
import path from 'node:path';
import {
  toMemberAnchor,
  type ApiIndexJson,
  type CatalogueJson,
  type PageJson,
  type ProductJson,
  type ApiClass,
  type ApiEvent,
  type ApiPage,
  type ApiProp,
  type ApiSelector,
  type ApiSlot,
} from '../../api-reference';
import { translate } from '../../../src/node/dictionary';
import type { IndexedPage, Preview } from '../engine/indexFormat';
import { parsePath } from '../../../src/utils/paths';
import { PRODUCTS } from '../../../src/utils/products';
import type { SearchPlace, SearchSource } from './types';

const API_ROUTE = '/x/api';

/** Longest type that a preview shows, in characters. */
const LONGEST_TYPE = 160;

/** Markdown of a description as plain text. */
export function toPlainText(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/\[\[([^\]]+)\]\]/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(type: string): string {
  return type.length > LONGEST_TYPE ? `${type.slice(0, LONGEST_TYPE - 2)} …` : type;
}

interface Described {
  description: string;
  deprecated?: string | true;
  plan?: string;
}

function createPreview(
  { description, deprecated, plan }: Described,
  rest: Pick<Preview, 'type' | 'default' | 'required'> = {},
): Preview {
  const text = toPlainText(description);
  return {
    ...rest,
    ...(plan !== undefined && plan !== 'community' && { plan }),
    ...(deprecated && { deprecated: true as const }),
    ...(text !== '' && { description: text }),
  };
}

type MemberPlace = Pick<SearchPlace, 'type' | 'name' | 'anchor' | 'preview'>;

function fromProp(prop: ApiProp, type: 'prop' | 'member'): MemberPlace {
  return {
    type,
    name: prop.name,
    anchor: toMemberAnchor('props', prop.name),
    preview: createPreview(prop, {
      type: shorten(prop.type),
      ...(prop.default !== undefined && { default: prop.default }),
      ...(prop.required && { required: true }),
    }),
  };
}

function fromSlot(slot: ApiSlot): MemberPlace {
  return {
    type: 'slot',
    name: slot.name,
    anchor: toMemberAnchor('slots', slot.name),
    preview: createPreview(slot, slot.default ? { default: slot.default } : {}),
  };
}

function fromClass(one: ApiClass): MemberPlace {
  return {
    type: 'class',
    name: one.className,
    anchor: toMemberAnchor('classes', one.key),
    preview: createPreview(one),
  };
}

function fromEvent(event: ApiEvent): MemberPlace {
  return {
    type: 'event',
    name: event.name,
    anchor: toMemberAnchor('events', event.name),
    preview: createPreview(
      event,
      event.params ? { type: shorten(event.params) } : {},
    ),
  };
}

function fromSelector(selector: ApiSelector): MemberPlace {
  return {
    type: 'selector',
    name: selector.name,
    anchor: toMemberAnchor('selectors', selector.name),
    preview: createPreview(selector, { type: shorten(selector.returns) }),
  };
}

function listMembers(entry: ApiPage | CatalogueJson): MemberPlace[] {
  switch (entry.kind) {
    case 'component':
      return [
        ...entry.props.map((prop) => fromProp(prop, 'prop')),
        ...entry.slots.map(fromSlot),
        ...entry.classes.map(fromClass),
      ];
    case 'interface':
      return entry.members.map((member) => fromProp(member, 'member'));
    case 'events':
      return entry.events.map(fromEvent);
    case 'selectors':
      return entry.selectors.map(fromSelector);
    case 'hook':
      return [];
  }
}

function readJson<Document>(dir: string, route: string): Document {
  return JSON.parse(
    fs.readFileSync(path.join(dir, `${route}.json`), 'utf8'),
  ) as Document;
}

/** Makes a canonical route of an address in the published JSON. */
function toRoute(url: string, language: string): string {
  return parsePath(new URL(url).pathname, [language]).canonical;
}

function listEntry(
  entry: ApiPage | CatalogueJson,
  route: string,
  language: string,
): SearchPlace[] {
  const isCatalogue = entry.kind === 'events' || entry.kind === 'selectors';
  const page: IndexedPage = {
    route,
    title: isCatalogue ? translate(language, `apiKind.${entry.kind}`) : entry.name,
    kind: 'api',
    product: entry.product,
  };
  const own: SearchPlace = isCatalogue
    ? { type: 'catalogue', name: page.title, page }
    : { type: entry.kind, name: page.title, page, preview: createPreview(entry) };
  return [own, ...listMembers(entry).map((member) => ({ ...member, page }))];
}

/**
 * Lists what the API reference has, from the JSON that is published with it: pages,
 * members, and the overviews.
 */
export function listApiEntries({ language }: SearchSource): SearchPlace[] {
  const { name, dir } = language;
  const { products } = readJson<ApiIndexJson>(dir, `${API_ROUTE}/index`);
  const places = products.flatMap(({ product, url }) => {
    const { entries } = readJson<ProductJson>(dir, `${toRoute(url, name)}/index`);
    const { labelKey } = PRODUCTS.find(({ id }) => id === product)!;
    const title = translate(name, 'api.title', { name: translate(name, labelKey) });
    const page: IndexedPage = {
      route: toRoute(url, name),
      title,
      kind: 'api',
      product,
    };
    return [
      { type: 'catalogue' as const, name: title, page },
      ...entries.flatMap((one) => {
        const route = toRoute(one.url, name);
        return listEntry(readJson<PageJson>(dir, route).entry, route, name);
      }),
    ];
  });
  const title = translate(name, 'api.indexTitle');
  return [
    {
      type: 'catalogue',
      name: title,
      page: { route: API_ROUTE, title, kind: 'api' },
    },
    ...places,
  ];
}
