import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { findNeighbors } from '..';

function page(label: string, href = `/x/api/charts/${label}`): PropSidebarItem {
  return { type: 'link', label, href };
}

function category(
  label: string,
  items: PropSidebarItem[],
  href?: string,
): PropSidebarItem {
  return {
    type: 'category',
    label,
    items,
    href,
    collapsible: true,
    collapsed: false,
  };
}

const SIDEBAR = [
  page('Overview', '/x/react-charts'),
  category('Resources', [
    category(
      'API reference',
      [
        category('Components', [page('bar'), page('line')]),
        category('Hooks', [page('use-legend')]),
        page('events'),
      ],
      '/x/api/charts',
    ),
    page('Plugins', '/x/react-charts/plugins'),
  ]),
];

it.each([
  ['/x/api/charts', undefined, 'bar'],
  ['/x/api/charts/bar', 'API reference', 'line'],
  ['/x/api/charts/line', 'bar', 'use-legend'],
  ['/x/api/charts/events', 'use-legend', undefined],
  ['/x/react-charts', undefined, undefined],
  ['/x/api/charts/nothing', undefined, undefined],
])('%s lies between %s and %s', (path, previous, next) => {
  const neighbors = findNeighbors(SIDEBAR, path);
  expect([neighbors.previous?.title, neighbors.next?.title]).toEqual([
    previous,
    next,
  ]);
});

it('finds nothing in a sidebar without a reference', () => {
  expect(findNeighbors([page('Overview')], '/x')).toEqual({});
});
