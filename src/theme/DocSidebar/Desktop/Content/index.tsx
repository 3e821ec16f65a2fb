import { useDeferredValue } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import SidebarMenu from '@site/src/chrome/SidebarMenu';
import styles from './styles.module.css';

/**
 * Ejected: the filter stands above the pages and stays there while they scroll, which
 * takes an element of their own. There is no announcement bar that it would make room for.
 * Its links, of which there are hundreds, follow to another page once that is painted.
 */
export default function DocSidebarDesktopContent({
  path,
  sidebar,
  className,
}: Props) {
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'The ARIA label for the sidebar navigation',
      })}
      className={clsx(styles.nav, className)}
    >
      <SidebarMenu
        name={useDocsSidebar()?.name ?? ''}
        sidebar={sidebar}
        path={useDeferredValue(path)}
      />
    </nav>
  );
}
