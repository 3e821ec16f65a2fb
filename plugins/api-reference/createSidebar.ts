import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { normalizeUrl } from '@docusaurus/utils';
import type { LabelKey } from '../../src/i18n/types';
import {
  toCompareAddress,
  toPermalink,
  toIndexPermalink,
} from './common/permalinks';
import { KIND_LABELS } from './common/plans';
import { listDocuments } from './members';
import type { ApiDocument, ApiProduct } from './types';

/** What stands below the link to the reference: a group of each kind of names first. */
function createGroups(
  product: ApiProduct,
  t: (key: LabelKey) => string,
): PropSidebarItem[] {
  const documents = listDocuments(product);
  const kinds = [...new Set(documents.map(({ kind }) => kind))];
  const toLink = (document: ApiDocument): PropSidebarItem => ({
    type: 'link',
    label: 'name' in document ? document.name : t(KIND_LABELS[document.kind]),
    href: toPermalink(document),
    // Breadcrumbs are made of links that have one.
    docId: toPermalink(document),
  });
  return [
    ...kinds.flatMap((kind): PropSidebarItem[] => {
      const items = documents
        .filter((document) => document.kind === kind)
        .map(toLink);
      return kind === 'events' || kind === 'selectors'
        ? items
        : [
            {
              type: 'category',
              label: t(KIND_LABELS[kind]),
              collapsible: true,
              // A collapsed group is not in the page: that of the open page alone is.
              collapsed: true,
              className: 'sidebar-group',
              items,
            },
          ];
    }),
    {
      type: 'link',
      label: t('history.compare'),
      href: toCompareAddress({ product: product.product }),
    },
  ];
}

/**
 * The sidebar of a product's API pages: that of the docs, in which the one link to the
 * reference becomes a group with all its pages. On the other pages they would weigh for
 * nothing.
 *
 * Its links get the language's base URL here. Docusaurus adds it when it renders a link,
 * too late to find the active one: the comparison with the page's address needs the whole
 * path. The links to the docs have it already.
 *
 * @param sidebar the docs' sidebar
 */
export function createSidebar(
  sidebar: readonly PropSidebarItem[],
  product: ApiProduct,
  { t, baseUrl }: { t: (key: LabelKey) => string; baseUrl: string },
): PropSidebarItem[] {
  const index = toIndexPermalink(product.product);
  const toUrl = (href: string) =>
    href.startsWith('/') && !href.startsWith(baseUrl)
      ? normalizeUrl([baseUrl, href])
      : href;
  const adapt = (items: readonly PropSidebarItem[]): PropSidebarItem[] =>
    items.map((item) => {
      if (item.type === 'category') {
        const { href } = item;
        const own = href !== undefined && { href: toUrl(href) };
        return { ...item, ...own, items: adapt(item.items) };
      }
      if (item.type === 'link' && item.href === index) {
        return {
          type: 'category',
          label: item.label,
          href: toUrl(index),
          collapsible: true,
          collapsed: false,
          className: 'sidebar-group',
          items: adapt(createGroups(product, t)),
        };
      }
      return item.type === 'link' ? { ...item, href: toUrl(item.href) } : item;
    });
  return adapt(sidebar);
}
