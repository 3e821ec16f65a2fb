import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import SidebarLabel from '@site/src/components/SidebarLabel';

/** Wrapped to show a page's badges, and what a filter found in its title. */
export default function DocSidebarItemWithBadges({ item, ...props }: Props) {
  if (item.type !== 'link') {
    return <DocSidebarItem item={item} {...props} />;
  }
  // The original only renders its label, so that an element serves as well.
  const label = (<SidebarLabel item={item} />) as unknown as string;
  return <DocSidebarItem item={{ ...item, label }} {...props} />;
}
