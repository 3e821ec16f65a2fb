import { getNearestNames } from '../../src/utils/nearestNames';
import type { ApiProduct, ApiGlobalData } from './types';

/** Of each product's documented names, those that pages of the docs claim. */
export function pickClaimedNames(
  products: readonly ApiProduct[],
  claims: readonly PageClaim[],
): ApiGlobalData['names'] {
  const claimed = new Set(claims.flatMap(({ components }) => components));
  return Object.fromEntries(
    products.map(({ product, pages }) => [
      product,
      pages.map(({ name }) => name).filter((name) => claimed.has(name)),
    ]),
  );
}

/** A page's claim to document some components. */
export interface PageClaim {
  /** The page's file, relative to the site. */
  file: string;
  components: string[];
}

/**
 * Checks that every name in a page's front matter `components` has a page of its own.
 *
 * @throws one Error that lists every unknown name with its page and the nearest names
 */
export function assertKnownComponents(
  claims: readonly PageClaim[],
  products: readonly Pick<ApiProduct, 'pages'>[],
): void {
  const known = new Set(
    products.flatMap(({ pages }) => pages.map(({ name }) => name)),
  );
  const faults = claims.flatMap(({ file, components }) =>
    components
      .filter((name) => !known.has(name))
      .map(
        (name) =>
          `- ${file}: components: "${name}". ` +
          `Nearest: ${getNearestNames(name, known).join(', ')}`,
      ),
  );
  if (faults.length > 0) {
    throw new Error(
      'Pages name components that the API reference does not have:\n' +
        `${faults.join('\n')}\n` +
        'Correct the front matter. If the packages export the name, document it in ' +
        'plugins/api-reference/documented.ts; "npm run api:status" lists what they export.',
    );
  }
}
