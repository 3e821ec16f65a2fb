import type { useTranslate } from '@site/src/hooks/useTranslate';
import { TITLE_WIDTH } from '@site/plugins/metadata/common';
import { getTextWidth } from '@site/src/utils/textWidth';
import type { ApiPageData } from '../../pageData';
import { PRODUCT_LABELS } from '@site/src/utils/products';

/**
 * The title of a page's document: with the library where there is room, because names
 * such as `Toolbar` exist in several, and a list of search results shows nothing else.
 *
 * @param siteTitle what Docusaurus adds to a document's title
 */
export function createDocumentTitle(
  { name, product }: Pick<ApiPageData, 'name' | 'product'>,
  t: ReturnType<typeof useTranslate>,
  siteTitle: string,
): string {
  const title = t('api.pageTitle', { name, product: t(PRODUCT_LABELS[product]) });
  return getTextWidth(`${title} | ${siteTitle}`) <= TITLE_WIDTH.max
    ? title
    : t('api.title', { name });
}
