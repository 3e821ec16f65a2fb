import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import SidebarLabel from '@site/src/components/SidebarLabel';
import type { Marks } from '@site/src/components/Badge';

/** Wrapped to show an item's badges, which sidebars.ts puts into its custom props. */
export default function DocSidebarItemWithBadges({ item, ...props }: Props) {
  const marks = item.customProps as Marks | undefined;
  if (marks === undefined || item.type === 'html') {
    return <DocSidebarItem item={item} {...props} />;
  }
  // The items' components only render their label, so that an element serves as well.
  const label = (
    <SidebarLabel text={item.label} marks={marks} />
  ) as unknown as string;
  return <DocSidebarItem item={{ ...item, label }} {...props} />;
}
