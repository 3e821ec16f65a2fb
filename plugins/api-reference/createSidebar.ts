import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { LabelKey } from '../../src/i18n/types';
import { toCompareAddress } from './common/compareAddress';
import { countKinds } from './render/createIndexData';
import { toPermalink } from './common/toPermalink';
import { toIndexPermalink } from './common/toIndexPermalink';
import type { ApiKind, ApiProduct } from './types';

const GROUPS = [
  ['component', 'apiKind.components'],
  ['hook', 'apiKind.hooks'],
  ['interface', 'apiKind.interfaces'],
] as const satisfies [ApiKind, LabelKey][];

function createGroups(
  product: ApiProduct,
  t: (key: LabelKey) => string,
): PropSidebarItem[] {
  const groups = GROUPS.map(([kind, label]): PropSidebarItem => ({
    type: 'category',
    label: t(label),
    collapsible: true,
    // A collapsed group is not in the page: that of the open page alone is.
    collapsed: true,
    className: 'sidebar-group',
    items: product.pages
      .filter((page) => page.kind === kind)
      .map((page) => ({
        type: 'link',
        label: page.name,
        href: toPermalink(page),
        // Breadcrumbs are made of links that have one.
        docId: toPermalink(page),
      })),
  }));
  const catalogues = countKinds(product).flatMap(({ kind }): PropSidebarItem[] =>
    kind === 'events' || kind === 'selectors'
      ? [
          {
            type: 'link',
            label: t(`apiKind.${kind}`),
            href: toPermalink({ product: product.product, slug: kind }),
            docId: toPermalink({ product: product.product, slug: kind }),
          },
        ]
      : [],
  );
  return [
    ...groups.filter((group) => group.type === 'category' && group.items.length > 0),
    ...catalogues,
    {
      type: 'link',
      label: t('history.compare'),
      href: toCompareAddress({ product: product.product }),
    },
  ];
}

function replaceLink(
  items: readonly PropSidebarItem[],
  href: string,
  groups: PropSidebarItem[],
): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type === 'category') {
      return { ...item, items: replaceLink(item.items, href, groups) };
    }
    return item.type === 'link' && item.href === href
      ? {
          type: 'category',
          label: item.label,
          href,
          collapsible: true,
          collapsed: false,
          className: 'sidebar-group',
          items: groups,
        }
      : item;
  });
}

/**
 * The sidebar of a product's API pages: that of the docs, in which the one link to the
 * reference becomes a group with all its pages. On the other pages they would weigh for
 * nothing.
 *
 * @param items the docs' sidebar
 */
export function createSidebar(
  items: readonly PropSidebarItem[],
  product: ApiProduct,
  t: (key: LabelKey) => string,
): PropSidebarItem[] {
  const index = toIndexPermalink(product.product);
  return replaceLink(items, index, createGroups(product, t));
}
