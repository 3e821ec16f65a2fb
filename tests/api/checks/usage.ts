import {
  createPermalinks,
  toPermalink,
} from '../../../plugins/api-reference/common/permalinks';
import type { ApiProduct } from '../../../plugins/api-reference/types';
import { UNUSED_COMPONENTS } from '../../../plugins/api-reference/unused';
import type { Uses } from '../../../plugins/api-reference/uses/createUses';
import type { PlannedPage } from '../../../plugins/pages/compareWithTree';
import { getProduct } from '../../../src/utils/paths';

/** What the uses are held against. */
export interface UsageRequest {
  products: readonly ApiProduct[];
  uses: Uses;
  tree: readonly Pick<PlannedPage, 'route' | 'identifiers'>[];
  /** Routes of the pages that exist. */
  written: ReadonlySet<string>;
  /** As `UNUSED_COMPONENTS`. */
  reviewed?: Readonly<Record<string, readonly string[]>>;
}

const LIST = 'plugins/api-reference/unused.ts';

/**
 * Components that nothing uses although every page that is to show them is written, and
 * reviewed entries that no longer hold.
 */
export function findUnusedComponents({
  products,
  uses,
  tree,
  written,
  reviewed = UNUSED_COMPONENTS,
}: UsageRequest): string[] {
  const isUsed = (key: string) =>
    uses[key] !== undefined && uses[key].pages.length + uses[key].demos.length > 0;
  const keys = new Map(
    Object.entries(createPermalinks(products)).map(([key, permalink]) => [
      permalink,
      key,
    ]),
  );
  const components = products
    .flatMap(({ pages }) => pages)
    .filter(({ kind }) => kind === 'component')
    .map((page) => ({ page, key: keys.get(toPermalink(page))! }));

  const unused = components
    .filter(({ key }) => !isUsed(key))
    .flatMap(({ page, key }) => {
      const routes = [
        ...tree
          .filter(
            ({ route, identifiers }) =>
              identifiers.includes(page.name) &&
              [page.product, undefined].includes(getProduct(route)),
          )
          .map(({ route }) => route),
        ...Object.keys(reviewed).filter((route) => reviewed[route]!.includes(key)),
      ];
      if (routes.some((route) => !written.has(route))) {
        return [];
      }
      return [
        routes.length === 0
          ? `${key}: no page uses it, and none is planned to. Use it on a page, or name the planned one in ${LIST}.`
          : `${key}: no page uses it, though ${routes.join(' and ')} is written. Use it there, or name another page in ${LIST}.`,
      ];
    });

  const known = new Set(components.map(({ key }) => key));
  const routes = new Set(tree.map(({ route }) => route));
  const outdated = Object.entries(reviewed).flatMap(([route, names]) => [
    ...(routes.has(route) ? [] : [`${LIST}: the page tree has no ${route}.`]),
    ...names
      .filter((key) => !known.has(key) || isUsed(key))
      .map(
        (key) =>
          `${LIST}: ${key} ${known.has(key) ? 'is in use' : 'is no documented component'}. Remove it.`,
      ),
  ]);
  return [...unused, ...outdated];
}
