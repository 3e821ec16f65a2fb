import type { PageState } from '../types';
import type { BoardPage } from '../createBoard';
import { getProduct, type Product } from '@site/src/utils/paths';

/** What the reader wants to see; an empty text is everything. */
export interface BoardFilter {
  state: PageState | '';
  /** A library, or the pages of none. */
  product: Product | 'none' | '';
}

/** The pages that a filter lets through, in their order. */
export function filterPages(
  pages: readonly BoardPage[],
  { state, product }: BoardFilter,
): BoardPage[] {
  return pages.filter(
    (page) =>
      (state === '' || page.state === state) &&
      (product === '' || (getProduct(page.route) ?? 'none') === product),
  );
}
