import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebar/Mobile';
import SidebarMenu from '@site/src/chrome/SidebarMenu';

interface DrawerMenuProps extends Props {
  name: string;
}

/** The pages as the phone's drawer shows them: a choice closes it. */
function DrawerMenu({ name, sidebar, path }: DrawerMenuProps) {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <SidebarMenu name={name} sidebar={sidebar} path={path} onItemClick={toggle} />
  );
}

/** Ejected: the original's list has no place for the filter. */
export default function DocSidebarMobile(props: Props) {
  // The drawer is outside of the docs, and their context.
  const name = useDocsSidebar()?.name ?? '';
  return (
    <NavbarSecondaryMenuFiller component={DrawerMenu} props={{ ...props, name }} />
  );
}
