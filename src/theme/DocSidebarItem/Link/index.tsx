import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { Props } from '@theme/DocSidebarItem/Link';
import SidebarLabel from '@site/src/chrome/SidebarLabel';

/** How Docusaurus marks an address of the portal that its router doesn't know: a file. */
const FILE = /^pathname:\/\//;

/**
 * Ejected: the original gives each of hundreds of labels an element of its own, and takes
 * nothing but a text, where ours has a page's badges and what a filter found.
 */
export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
  tabIndex,
}: Props) {
  const { href, className, autoAddBaseUrl } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternal = isInternalUrl(href);
  const isFile = FILE.test(href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        onClick={isInternal && onItemClick ? () => onItemClick(item) : undefined}
        tabIndex={tabIndex}
        // Like every other entry, a file opens in place.
        {...(isFile && { target: undefined, rel: undefined })}
      >
        <SidebarLabel item={item} />
        {!isInternal && !isFile && <IconExternalLink />}
      </Link>
    </li>
  );
}
