import type { NavbarItem } from '@docusaurus/theme-common';

/** The navbar's items, as src/theme/NavbarItem/ComponentTypes knows them. */
export const navbarItems: NavbarItem[] = [
  { type: 'custom-products', position: 'left' },
  { type: 'custom-search', position: 'right' },
  { type: 'custom-versions', position: 'right' },
  { type: 'custom-languages', position: 'right' },
  { type: 'custom-repository', position: 'right' },
  { type: 'custom-settings', position: 'right' },
];
