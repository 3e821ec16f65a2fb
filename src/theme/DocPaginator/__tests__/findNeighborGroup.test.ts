import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { findNeighborGroup } from '../findNeighborGroup';

function page(label: string, href: string): PropSidebarItem {
  return { type: 'link', label, href };
}

function group(label: string, items: PropSidebarItem[]): PropSidebarItem {
  return { type: 'category', label, items, collapsible: true, collapsed: true };
}

const SIDEBAR = [
  page('Overview', '/grid'),
  page('Quickstart', '/grid/quickstart'),
  group('Main features', [
    page('Layout', '/grid/layout'),
    group('Editing', [
      page('Overview', '/grid/editing'),
      page('Editing persistence', '/grid/persistence'),
      page('Editing recipes', '/grid/recipes'),
    ]),
    page('Sorting', '/grid/sorting'),
    group('Pie', [page('Pie overview', '/grid/pie')]),
  ]),
];

it.each([
  [
    'a name that several pages have',
    '/grid/persistence',
    '/grid/editing',
    'Editing',
  ],
  ['such a name in no group', '/grid/quickstart', '/grid', 'Data Grid'],
  ['the first page of a group', '/grid/quickstart', '/grid/layout', 'Main features'],
  ['the page after a group', '/grid/recipes', '/grid/sorting', 'Main features'],
  ['a neighbor of the same group', '/grid/persistence', '/grid/recipes', undefined],
  ['a name with the group’s in it', '/grid/sorting', '/grid/pie', undefined],
  ['a page outside of groups', '/grid/layout', '/grid/quickstart', undefined],
  ['an address with a slash', '/grid/persistence', '/grid/editing/', 'Editing'],
  ['a page of another sidebar', '/grid', '/charts', undefined],
])('%s: %s leads to %s of %s', (_, path, neighbor, expected) => {
  expect(findNeighborGroup(SIDEBAR, path, neighbor, 'Data Grid')).toBe(expected);
});

it('a page outside of groups needs no group where there is none', () => {
  expect(findNeighborGroup(SIDEBAR, '/grid/quickstart', '/grid')).toBeUndefined();
});
