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
  ['a name that several pages have', '/grid/editing', 'Editing'],
  ['such a name in no group', '/grid', 'Data Grid'],
  ['a name of its own', '/grid/layout', undefined],
  ['a name with the group’s in it', '/grid/pie', undefined],
  ['a page outside of groups', '/grid/quickstart', undefined],
  ['an address with a slash', '/grid/editing/', 'Editing'],
  ['a page of another sidebar', '/charts', undefined],
])('%s: %s needs %s', (_, neighbor, expected) => {
  expect(findNeighborGroup(SIDEBAR, neighbor, 'Data Grid')).toBe(expected);
});

it('a page outside of groups needs no group where there is none', () => {
  expect(findNeighborGroup(SIDEBAR, '/grid')).toBeUndefined();
});
