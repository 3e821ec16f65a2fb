import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MemberState, ProductHistory } from '../common/history/types';
import { toIndexPermalink, toPermalink } from '../common/permalinks';
import { getMarks } from '../history/getMarks';
import { listEntryChanges } from '../history/listEntryChanges';
import { toMemberKey } from '../history/snapshot';
import { getEntryName, listDocuments, listMembers } from '../members';
import modelSchema from '../model.schema.json';
import type { ApiDocument, ApiProduct } from '../types';
import historySchema from './schemas/history.schema.json';
import indexSchema from './schemas/index.schema.json';
import pageSchema from './schemas/page.schema.json';
import productSchema from './schemas/product.schema.json';
import typesSchema from './schemas/types.schema.json';
import {
  API_JSON_VERSION,
  type ApiIndexJson,
  type HistoryJson,
  type JsonDates,
  type PageJson,
  type ProductJson,
  type TypesJson,
} from './types';

const SCHEMAS = {
  history: historySchema,
  index: indexSchema,
  model: modelSchema,
  page: pageSchema,
  product: productSchema,
  types: typesSchema,
};

/**
 * Creates the published schemas, each with its address for an identifier: they refer to
 * each other by file name.
 *
 * @param toUrl makes an address of a schema's name
 * @returns the schemas, by route without the site's base URL
 */
export function createSchemas(
  toUrl: (name: string) => string,
): [route: string, object][] {
  return Object.entries(SCHEMAS).map(([name, schema]) => [
    `/x/api/schema/${name}.schema.json`,
    { ...schema, $id: toUrl(name) },
  ]);
}

/** Writes the documents below a build's folder, each at its route. */
export async function writeJson(
  documents: JsonDocuments,
  outDir: string,
): Promise<void> {
  for (const [route, document] of documents) {
    const file = path.join(outDir, route);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(document));
  }
}

/** What the documents of a site are made from. */
export interface JsonRequest {
  /** The products in the pages' language. */
  products: readonly ApiProduct[];
  histories: readonly ProductHistory[];
  /** The versions of the products that the pages document. */
  installed: Readonly<Record<string, string>>;
  /** The site's address with its base URL, such as `https://example.org/zh/`. */
  origin: string;
}

/** Documents by route, without the site's base URL: `/x/api/index.json`. */
export type JsonDocuments = Map<string, object>;

/** What the JSON of a product is made from. */
interface ProductContext {
  product: ApiProduct;
  history: ProductHistory;
  /** The version that the pages document. */
  version: string;
  /** Makes an address of a route such as `/x/api/charts/bar-chart`. */
  toUrl: (route: string) => string;
  /** What a document begins with, by the name of its schema. */
  toHead: (schema: string) => Pick<ApiIndexJson, '$schema' | 'formatVersion'>;
}

function createDates(
  states: readonly MemberState[],
  { history, version }: ProductContext,
): JsonDates {
  const { since, deprecatedSince } = getMarks(states, {
    versions: history.versions,
    installed: version,
  });
  return { ...(since && { since }), ...(deprecatedSince && { deprecatedSince }) };
}

function findEntry(document: ApiDocument, { history }: ProductContext) {
  return history.entries.find(({ name }) => name === getEntryName(document));
}

/** The JSON of a page: its model, and what the history says of it. */
function createPageJson(document: ApiDocument, context: ProductContext): PageJson {
  const { product, history, version, toUrl, toHead } = context;
  const recorded = findEntry(document, context);
  // The record has what the reference does not document, too.
  const documented = new Set(listMembers(document).map(toMemberKey));
  const dates = (recorded?.members ?? [])
    .filter((member) => documented.has(toMemberKey(member)))
    .map(({ kind, name, states }) => {
      return [`${kind} ${name}`, createDates(states, context)] as const;
    })
    .filter(([, { since, deprecatedSince }]) => since ?? deprecatedSince);
  return {
    ...toHead('page'),
    product: product.product,
    version,
    url: toUrl(toPermalink(document)),
    entry: document,
    ...(recorded && createDates(recorded.states, context)),
    members: Object.fromEntries(dates),
    changes: recorded ? listEntryChanges(recorded, history) : [],
  };
}

function createProductJson(context: ProductContext): ProductJson {
  const { product, version, toUrl, toHead } = context;
  return {
    ...toHead('product'),
    product: product.product,
    version,
    entries: listDocuments(product).map((document) => {
      const { since } = createDates(
        findEntry(document, context)?.states ?? [],
        context,
      );
      const route = toPermalink(document);
      return {
        name: getEntryName(document),
        kind: document.kind,
        plan: 'plan' in document ? document.plan : 'community',
        ...('deprecated' in document &&
          document.deprecated && { deprecated: document.deprecated }),
        ...(since && { since }),
        url: toUrl(route),
        json: toUrl(`${route}.json`),
      };
    }),
  };
}

function createProductDocuments(context: ProductContext): [string, object][] {
  const { product, history, version, toHead } = context;
  const base = toIndexPermalink(product.product);
  return [
    [`${base}/index.json`, createProductJson(context)],
    [
      `${base}/history.json`,
      { ...toHead('history'), ...history } satisfies HistoryJson,
    ],
    [
      `${base}/types.json`,
      {
        ...toHead('types'),
        product: product.product,
        version,
        types: product.types,
      } satisfies TypesJson,
    ],
    ...listDocuments(product).map((document): [string, object] => [
      `${toPermalink(document)}.json`,
      createPageJson(document, context),
    ]),
  ];
}

/**
 * Creates all that a site publishes of the reference as JSON, the schemas included.
 *
 * @returns the documents, by route
 */
export function createJsonDocuments({
  products,
  histories,
  installed,
  origin,
}: JsonRequest): JsonDocuments {
  const toUrl = (route: string) => origin.replace(/\/$/, '') + route;
  const toSchemaUrl = (name: string) => toUrl(`/x/api/schema/${name}.schema.json`);
  const toHead: ProductContext['toHead'] = (schema) => ({
    $schema: toSchemaUrl(schema),
    formatVersion: API_JSON_VERSION,
  });
  const contexts = products.map((product): ProductContext => ({
    product,
    history: histories.find((history) => history.product === product.product)!,
    version: installed[product.product]!,
    toUrl,
    toHead,
  }));
  const index: ApiIndexJson = {
    ...toHead('index'),
    products: contexts.map(({ product, history, version }) => {
      const base = toIndexPermalink(product.product);
      return {
        product: product.product,
        version,
        recorded: history.versions,
        url: toUrl(base),
        entries: toUrl(`${base}/index.json`),
        history: toUrl(`${base}/history.json`),
        types: toUrl(`${base}/types.json`),
      };
    }),
  };
  return new Map<string, object>([
    ['/x/api/index.json', index],
    ...createSchemas(toSchemaUrl),
    ...contexts.flatMap(createProductDocuments),
  ]);
}
