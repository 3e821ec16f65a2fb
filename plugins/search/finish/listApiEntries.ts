import fs from 'node:fs';
import path from 'node:path';
import {
  findTypePages,
  listMembers,
  toMemberAnchor,
  toTypeAnchor,
  type ApiDocument,
  type ApiIndexJson,
  type Member,
  type PageJson,
  type ProductJson,
  type TypesJson,
} from '../../api-reference';
import { translate } from '../../../src/node/dictionary';
import type { IndexedPage, Preview } from '../engine/indexFormat';
import { parsePath } from '../../../src/utils/paths';
import { PRODUCTS } from '../../../src/utils/products';
import { dropBackticks } from './dropBackticks';
import type { SearchPlace, SearchSource } from './types';
import { getFame } from './wellKnown';

const API_ROUTE = '/x/api';

/** What has a page in the reference, and the page. */
interface Entry {
  entry: ApiDocument;
  page: IndexedPage;
}

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

function createPreview(
  {
    description,
    deprecated,
    plan,
  }: Pick<Member, 'description' | 'deprecated' | 'plan'>,
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

/** The type that a preview shows; a class has its real name for its own. */
function getType({ kind, type, params, returns }: Member): string | undefined {
  switch (kind) {
    case 'class':
      return undefined;
    case 'event':
      return params;
    case 'selector':
      return returns;
    default:
      return type;
  }
}

function toPlace(member: Member): Omit<SearchPlace, 'page'> {
  const { kind, section, name, default: value, required } = member;
  const type = getType(member);
  return {
    type: kind === 'method' ? 'member' : kind,
    name: kind === 'class' ? member.type! : name,
    anchor: toMemberAnchor(section, name),
    preview: createPreview(member, {
      ...(type !== undefined && { type: shorten(type) }),
      ...(value !== undefined && { default: dropBackticks(value) }),
      ...(required && { required }),
    }),
  };
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

function toPage(entry: ApiDocument, route: string, language: string): IndexedPage {
  const isCatalogue = entry.kind === 'events' || entry.kind === 'selectors';
  return {
    route,
    title: isCatalogue ? translate(language, `apiKind.${entry.kind}`) : entry.name,
    kind: 'api',
    product: entry.product,
  };
}

/** The members of a page and the page itself. */
function listEntry({ entry, page }: Entry): SearchPlace[] {
  const isCatalogue = entry.kind === 'events' || entry.kind === 'selectors';
  const own: SearchPlace = isCatalogue
    ? { type: 'catalogue', name: page.title, page }
    : { type: entry.kind, name: page.title, page, preview: createPreview(entry) };
  // The parameters of a hook are found by its name.
  const members = entry.kind === 'hook' ? [] : listMembers(entry);
  return [own, ...members.map((member) => ({ ...toPlace(member), page }))];
}

/**
 * The types of a product that have no page of their own, each on the page where it opens.
 * They are found by their name alone: their texts would be the largest part of the index.
 */
function listTypePlaces(
  entries: readonly Entry[],
  types: TypesJson['types'],
): SearchPlace[] {
  const pages = new Map(entries.map(({ entry, page }) => [entry, page]));
  const titles = new Set(entries.map(({ page }) => page.title));
  const byFame = entries
    .toSorted((a, b) => getFame(a.page.title) - getFame(b.page.title))
    .map(({ entry }) => entry);
  return [...findTypePages(byFame, types)]
    .filter(([key]) => !titles.has(types[key]!.name))
    .map(([key, entry]) => ({
      type: 'type',
      name: types[key]!.name,
      page: pages.get(entry)!,
      anchor: toTypeAnchor(key),
    }));
}

/**
 * Lists what the API reference has, from the JSON that is published with it: pages,
 * members, types, and the overviews.
 */
export function listApiEntries({ language }: SearchSource): SearchPlace[] {
  const { name, dir } = language;
  const { products } = readJson<ApiIndexJson>(dir, `${API_ROUTE}/index`);
  const places = products.flatMap(({ product, url }) => {
    const index = toRoute(url, name);
    const entries = readJson<ProductJson>(dir, `${index}/index`).entries.map(
      (one) => {
        const route = toRoute(one.url, name);
        const { entry } = readJson<PageJson>(dir, route);
        return { entry, page: toPage(entry, route, name) };
      },
    );
    const { types } = readJson<TypesJson>(dir, `${index}/types`);
    const { labelKey } = PRODUCTS.find(({ id }) => id === product)!;
    const title = translate(name, 'api.title', { name: translate(name, labelKey) });
    const page: IndexedPage = {
      route: index,
      title,
      kind: 'api',
      product,
    };
    return [
      { type: 'catalogue' as const, name: title, page },
      ...entries.flatMap(listEntry),
      ...listTypePlaces(entries, types),
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
