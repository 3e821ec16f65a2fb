import { getProductInfo, parsePath } from '@site/src/utils/paths';

/** What is told of a page that is looked at. */
export interface PageView {
  page_title: string;
  /** Address of the page in the source language, without query and hash: they may say more of the reader. */
  page_location: string;
  /** Absent for pages of no product. */
  product_id?: string;
  category_id?: string;
}

/**
 * @param page the document's title, and the address it was opened at
 * @param languages those of the portal, to find the canonical path
 */
export function createPageView(
  page: { title: string; origin: string; pathname: string },
  languages: readonly string[],
): PageView {
  const { canonical } = parsePath(page.pathname, languages);
  const { product, category } = getProductInfo(canonical);
  return {
    page_title: page.title,
    page_location: page.origin + canonical,
    ...(product && { product_id: product }),
    ...(category && { category_id: category }),
  };
}
