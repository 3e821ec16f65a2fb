import type { ProductId } from '../types';

/** Route of the page that compares versions, without the site's base URL. */
export const COMPARE_PERMALINK = '/x/api/compare';

/** What the page begins with; the rest is its default. */
export interface CompareChoice {
  product: ProductId;
  /** Name of a component, hook or interface; `events`, `selectors`; all of them if absent. */
  entry?: string;
  /** The versions, such as `7.29`. */
  from?: string;
  to?: string;
}

/** Address of the comparison that a reader is led to, without the site's base URL. */
export function toCompareAddress({ product, ...choice }: CompareChoice): string {
  const parameters = new URLSearchParams({ library: product });
  for (const [name, value] of Object.entries(choice)) {
    if (value !== undefined) {
      parameters.set(name, value);
    }
  }
  return `${COMPARE_PERMALINK}?${parameters}`;
}
