import type { NamedImport } from '../../../src/utils/findImports';
import { getProduct } from '../../../src/utils/paths';
import { createPermalinks, toPermalink } from '../common/permalinks';
import { indexImports } from '../indexImports';
import type { ApiPage, ApiProduct } from '../types';
import type { Mentions } from '../../pages';

/** A page of the docs that is about a documented name, or mentions it. */
export interface PageUse {
  /** In the language of the site that is built. */
  title: string;
  /** Without the language prefix: `/x/react-charts/bars`. */
  permalink: string;
}

/** A demo that imports a documented name. */
interface DemoUse {
  name: string;
  /** Of the demo on its page: `/x/react-charts/bars#HoneyHarvest`. */
  permalink: string;
}

/** Where a documented name is in use. */
export interface ApiUses {
  /** The pages that document it first, then the others, each in the order of the docs. */
  pages: PageUse[];
  demos: DemoUse[];
}

/**
 * The uses of every documented name, by the keys of `createPermalinks`: the name, and
 * `charts/Toolbar` where a name has a page in more than one product.
 */
export type Uses = Record<string, ApiUses>;

/** A page of the docs with what it refers to. */
export interface PageMentions extends Mentions, PageUse {
  /** What it documents, by its front matter. */
  components: string[];
}

/** A demo with what its files import. */
export interface DemoImports {
  name: string;
  /** Route of its page. */
  page: string;
  imports: NamedImport[];
}

/** Finds the pages of the reference that a text means. */
interface ApiLookup {
  /** By name: that of the given page's product first, else the only one of the name. */
  byName: (name: string, permalink: string) => ApiPage | undefined;
  byPermalink: (permalink: string) => ApiPage | undefined;
  byImports: (imports: readonly NamedImport[]) => ApiPage[];
}

function createLookup(products: readonly ApiProduct[]): ApiLookup {
  const pages = products.flatMap((product) => product.pages);
  const permalinks = new Map(pages.map((page) => [toPermalink(page), page]));
  const findImported = indexImports(pages);
  const names = new Map<string, ApiPage[]>();
  for (const page of pages) {
    names.set(page.name, [...(names.get(page.name) ?? []), page]);
  }
  return {
    byName(name, permalink) {
      const candidates = names.get(name) ?? [];
      const product = getProduct(permalink);
      return (
        candidates.find((candidate) => candidate.product === product) ??
        (candidates.length === 1 ? candidates[0] : undefined)
      );
    },
    byPermalink: (permalink) => permalinks.get(permalink),
    byImports: (found) =>
      found
        .flatMap(({ specifier, names }) =>
          names.map((name) => findImported(specifier, name)),
        )
        .filter((page) => page !== undefined),
  };
}

/** What a page documents, and what else it mentions. */
function findOnPage(
  page: PageMentions,
  lookup: ApiLookup,
): { claimed: Set<ApiPage>; mentioned: Set<ApiPage> } {
  const byName = (name: string) => lookup.byName(name, page.permalink) ?? [];
  const claimed = new Set(page.components.flatMap(byName));
  const mentioned = new Set([
    ...page.names.flatMap(byName),
    ...page.links.flatMap((link) => lookup.byPermalink(link) ?? []),
    ...lookup.byImports(page.imports),
  ]);
  return {
    claimed,
    mentioned: new Set([...mentioned].filter((entry) => !claimed.has(entry))),
  };
}

/**
 * The uses of all documented names. A demo counts where its page embeds it.
 *
 * @param pages in the order of the docs
 * @returns an entry for every documented name, empty where nothing uses it
 */
export function createUses(
  products: readonly ApiProduct[],
  pages: readonly PageMentions[],
  demos: readonly DemoImports[],
): Uses {
  const lookup = createLookup(products);
  const keys = Object.entries(createPermalinks(products));
  const uses = new Map<string, ApiUses>(
    keys.map(([, permalink]) => [permalink, { pages: [], demos: [] }]),
  );
  const getUses = (page: ApiPage) => uses.get(toPermalink(page))!;

  const found = pages.map((page) => ({ page, ...findOnPage(page, lookup) }));
  for (const kind of ['claimed', 'mentioned'] as const) {
    for (const { page, [kind]: entries } of found) {
      const { title, permalink } = page;
      entries.forEach((entry) => getUses(entry).pages.push({ title, permalink }));
    }
  }
  const embedded = new Set(
    pages.flatMap((page) => page.demos.map((name) => `${page.permalink}#${name}`)),
  );
  for (const { name, page, imports } of demos) {
    const permalink = `${page}#${name}`;
    if (embedded.has(permalink)) {
      new Set(lookup.byImports(imports)).forEach((entry) =>
        getUses(entry).demos.push({ name, permalink }),
      );
    }
  }
  return Object.fromEntries(
    keys.map(([key, permalink]) => [key, uses.get(permalink)!]),
  );
}
