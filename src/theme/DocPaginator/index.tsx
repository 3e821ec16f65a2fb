import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import DocPaginator from '@theme-original/DocPaginator';
import type { Props } from '@theme/DocPaginator';
import { useShortcut } from '@site/plugins/shortcuts/client';
import { usePageAddress } from '@site/src/hooks/usePageAddress';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { getProduct } from '@site/src/utils/paths';
import { PRODUCTS } from '@site/src/utils/products';
import { findNeighborGroup } from './findNeighborGroup';

/** Adds its group to a neighbor's name, where the name alone doesn't say which page it is. */
function useNamedNeighbor(neighbor: Props['previous']): Props['previous'] {
  const t = useTranslate();
  const items = useDocsSidebar()?.items ?? [];
  const id = getProduct(usePageAddress().canonical);
  const product = PRODUCTS.find((entry) => entry.id === id);
  if (neighbor === undefined) {
    return undefined;
  }
  const { title: page, permalink } = neighbor;
  const whole = product && t(product.labelKey);
  const group = findNeighborGroup(items, permalink, whole);
  return group === undefined
    ? neighbor
    : { permalink, title: t('paginator.inGroup', { page, group }) };
}

/**
 * Wrapped to give both ways a key, and a name that says which “Overview” they lead to. The
 * docs plugin ends the addresses of `index.mdx` pages with a slash, which the site's links
 * leave out.
 */
export default function DocPaginatorWithKeys(props: Props) {
  const previous = useNamedNeighbor(props.previous);
  const next = useNamedNeighbor(props.next);
  const history = useHistory();
  const go = (permalink = '') => history.push(permalink.replace(/\/$/, ''));
  useShortcut(previous && 'p', 'shortcuts.previous', () => go(previous?.permalink));
  useShortcut(next && 'n', 'shortcuts.next', () => go(next?.permalink));
  return <DocPaginator {...props} previous={previous} next={next} />;
}
