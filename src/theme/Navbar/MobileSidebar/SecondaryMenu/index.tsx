import { useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';

/** Ejected: the drawer has its own way from the pages to the site's other parts. */
export default function NavbarMobileSidebarSecondaryMenu() {
  return useNavbarSecondaryMenu().content;
}
