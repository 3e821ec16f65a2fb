import { getSince } from '../history/getSince';
import type { ProductHistory } from '../common/history/types';
import { toIndexPermalink } from '../common/toIndexPermalink';
import { toPermalink } from '../common/toPermalink';
import type { ApiPage, ApiProduct, Plan } from '../types';
import {
  createCatalogue,
  createPageJson,
  toStart,
  type PageJsonContext,
} from './createPageJson';
import { createSchemas } from './createSchemas';
import {
  API_JSON_VERSION,
  type ApiIndexJson,
  type CatalogueJson,
  type HistoryJson,
  type ProductJson,
} from './types';

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

function listPages(product: ApiProduct): [route: string, ApiPage | CatalogueJson][] {
  const catalogues = (['events', 'selectors'] as const)
    .map((kind) => createCatalogue(product, kind))
    .filter((catalogue) => catalogue !== null);
  return [
    ...product.pages.map((page): [string, ApiPage] => [toPermalink(page), page]),
    ...catalogues.map((catalogue): [string, CatalogueJson] => [
      toPermalink({ product: product.product, slug: catalogue.kind }),
      catalogue,
    ]),
  ];
}

function createProductJson(context: PageJsonContext): ProductJson {
  const { product, history, version, toUrl, toSchemaUrl } = context;
  return {
    $schema: toSchemaUrl('product'),
    formatVersion: API_JSON_VERSION,
    product: product.product,
    version,
    entries: listPages(product).map(([route, entry]) => {
      const name = 'name' in entry ? entry.name : entry.kind;
      const states = history.entries.find((one) => one.name === name)?.states ?? [];
      const since = getSince(states, {
        versions: history.versions,
        installed: version,
      });
      return {
        name,
        kind: entry.kind,
        plan: 'plan' in entry ? entry.plan : ('community' satisfies Plan),
        ...('deprecated' in entry &&
          entry.deprecated && { deprecated: entry.deprecated }),
        ...(since && { since: toStart(since) }),
        url: toUrl(route),
        json: toUrl(`${route}.json`),
      };
    }),
  };
}

function createProductDocuments(context: PageJsonContext): JsonDocuments {
  const { product, history, toSchemaUrl } = context;
  const base = toIndexPermalink(product.product);
  return new Map<string, object>([
    [`${base}/index.json`, createProductJson(context)],
    [
      `${base}/history.json`,
      {
        $schema: toSchemaUrl('history'),
        formatVersion: API_JSON_VERSION,
        ...history,
      } satisfies HistoryJson,
    ],
    ...listPages(product).map(([route, entry]): [string, object] => [
      `${route}.json`,
      createPageJson(entry, route, context),
    ]),
  ]);
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
  const contexts = products.map((product): PageJsonContext => ({
    product,
    history: histories.find((history) => history.product === product.product)!,
    version: installed[product.product]!,
    toUrl,
    toSchemaUrl,
  }));
  const index: ApiIndexJson = {
    $schema: toSchemaUrl('index'),
    formatVersion: API_JSON_VERSION,
    products: contexts.map(({ product, history, version }) => {
      const base = toIndexPermalink(product.product);
      return {
        product: product.product,
        version,
        recorded: history.versions,
        url: toUrl(base),
        entries: toUrl(`${base}/index.json`),
        history: toUrl(`${base}/history.json`),
      };
    }),
  };
  return new Map<string, object>([
    ['/x/api/index.json', index],
    ...createSchemas(toSchemaUrl),
    ...contexts.flatMap((context) => [...createProductDocuments(context)]),
  ]);
}
