import type { NavbarItem } from '@docusaurus/theme-common';

/** The libraries in the navbar; each opens its sidebar, and lights up on its pages. */
export const navbarItems: NavbarItem[] = [
  {
    label: 'Data Grid',
    to: '/x/react-data-grid',
    activeBaseRegex: '/x/(react-|api/)data-grid(/|$)',
  },
  {
    label: 'Date Pickers',
    to: '/x/react-date-pickers',
    activeBaseRegex: '/x/(react-|api/)date-pickers(/|$)',
  },
  {
    label: 'Charts',
    to: '/x/react-charts',
    activeBaseRegex: '/x/(react-|api/)charts(/|$)',
  },
  {
    label: 'Tree View',
    to: '/x/react-tree-view',
    activeBaseRegex: '/x/(react-|api/)tree-view(/|$)',
  },
  { label: 'API', to: '/x/api', activeBaseRegex: '/x/api$' },
  { type: 'localeDropdown', position: 'right' },
];
