import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem/Category';
import Group from './Group';
import Section from './Section';

/**
 * Ejected: the original keeps to itself whether a group is open, so that it can't be
 * remembered, and announces its badges as “[object Object]”.
 */
export default function DocSidebarItemCategory(props: Props) {
  const { item, activePath, level } = props;
  const { className, collapsible, href, label, customProps } = item;
  if (useVisibleSidebarItems(item.items, activePath).length === 0) {
    return href === undefined ? null : (
      <DocSidebarItem
        {...props}
        item={{ type: 'link', href, label, className, customProps }}
      />
    );
  }
  const Body = collapsible ? Group : Section;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Body {...props} />
    </li>
  );
}
