import {
  PRODUCT_IDS,
  toIndexPermalink,
  toMemberAnchor,
  toPermalink,
  type ApiProduct,
} from '../../api-reference';
import type { LinkTargets } from './types';

/** Addresses that are no pages of the docs and of no product. */
const FURTHER = [
  '/',
  '/browsers',
  '/privacy',
  '/x/api',
  '/x/api/compare',
  '/x/translations',
  '/x/search',
  '/production-error',
];

/** Anchors of members, as links have them. */
const MEMBER = /^(?:prop|slot|class|param|event|selector)-/;

type ApiPage = ApiProduct['pages'][number];

/** The anchors of a page's members; undefined for a hook, whose parameters its signature holds. */
function listMembers(page: ApiPage): Set<string> | undefined {
  switch (page.kind) {
    case 'component':
      return new Set([
        ...page.props.map(({ name }) => toMemberAnchor('props', name)),
        ...page.slots.map(({ name }) => toMemberAnchor('slots', name)),
        ...page.classes.map(({ key }) => toMemberAnchor('classes', key)),
      ]);
    case 'interface':
      return new Set(page.members.map(({ name }) => toMemberAnchor('props', name)));
    default:
      return undefined;
  }
}

/** A set that has every anchor but those of members that are not there. */
class MemberAnchors extends Set<string> {
  override has(anchor: string): boolean {
    return super.has(anchor) || !MEMBER.test(anchor);
  }
}

/**
 * What pages can link to.
 *
 * @param pages the anchors of the pages of the docs, by their routes
 */
export function listTargets(
  pages: LinkTargets,
  products: readonly ApiProduct[],
): LinkTargets {
  const references = products.flatMap((product) =>
    product.pages.map((page) => {
      const members = listMembers(page);
      return [toPermalink(page), members && new MemberAnchors(members)] as const;
    }),
  );
  return new Map<string, ReadonlySet<string> | undefined>([
    ...FURTHER.map((route) => [route, undefined] as const),
    ...PRODUCT_IDS.map((id) => [toIndexPermalink(id), undefined] as const),
    ...['events', 'selectors'].map(
      (slug) => [toPermalink({ product: 'data-grid', slug }), undefined] as const,
    ),
    ...references,
    ...pages,
  ]);
}
