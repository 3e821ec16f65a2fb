import { useHistory } from '@docusaurus/router';
import DocPaginator from '@theme-original/DocPaginator';
import type { Props } from '@theme/DocPaginator';
import { useShortcut } from '@site/plugins/shortcuts/client';

/**
 * Wrapped to give both ways a key. The docs plugin ends the addresses of `index.mdx` pages
 * with a slash, which the site's links leave out.
 */
export default function DocPaginatorWithKeys(props: Props) {
  const { previous, next } = props;
  const history = useHistory();
  const go = (permalink = '') => history.push(permalink.replace(/\/$/, ''));
  useShortcut(previous && 'p', 'shortcuts.previous', () => go(previous?.permalink));
  useShortcut(next && 'n', 'shortcuts.next', () => go(next?.permalink));
  return <DocPaginator {...props} />;
}
