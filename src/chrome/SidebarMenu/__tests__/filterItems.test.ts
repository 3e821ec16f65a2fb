import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { countPages, filterItems } from '../filterItems';

function page(label: string, rest: object = {}): PropSidebarItem {
  return { type: 'link', label, href: `/${label}`, ...rest };
}

function category(
  label: string,
  items: PropSidebarItem[],
  rest: object = {},
): PropSidebarItem {
  return {
    type: 'category',
    label,
    items,
    collapsible: true,
    collapsed: true,
    ...rest,
  };
}

const SIDEBAR = [
  page('Overview', { customProps: { newFeature: true } }),
  category(
    'Main features',
    [
      category('Columns', [page('Column definition'), page('Width')]),
      page('Sorting'),
      page('Maintained in silence', { unlisted: true }),
    ],
    { collapsible: false, collapsed: false },
  ),
  category('API reference', [page('GridColDef'), page('GridSorting')], {
    href: '/api',
  }),
  { type: 'html', value: '<hr>', defaultStyle: false } as PropSidebarItem,
];

/** The items as an outline: categories with a colon, closed ones with a plus. */
function outline(items: readonly PropSidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') {
      return ['html'];
    }
    if (item.type === 'link') {
      return [item.label];
    }
    return [
      `${item.label}${item.collapsed ? '+' : ':'}`,
      ...outline(item.items).map((line) => `  ${line}`),
    ];
  });
}

it.each([
  ['overview', ['Overview'], 1],
  [
    'colDef',
    [
      'Main features:',
      '  Columns:',
      '    Column definition',
      'API reference:',
      '  GridColDef',
    ],
    2,
  ],
  ['sort', ['Main features:', '  Sorting', 'API reference:', '  GridSorting'], 2],
  [
    'columns',
    ['Main features:', '  Columns:', '    Column definition', '    Width'],
    2,
  ],
  ['api', ['API reference:'], 1],
  ['main', [], 0],
  ['nothing', [], 0],
])('“%s” leaves %j', (query, expected, count) => {
  const found = filterItems(SIDEBAR, query);
  expect(outline(found)).toEqual(expected);
  expect(countPages(found)).toBe(count);
});

it.each([
  ['editing', ['Editing:', '  Rows:', '    Start']],
  ['hidden', []],
  ['empty', []],
  ['notes', []],
])('“%s” leaves no heading without a page to see: %j', (query, expected) => {
  const found = filterItems(
    [
      category('Editing', [
        category('Rows', [page('Start')]),
        category('Columns', [page('Not listed', { unlisted: true })]),
      ]),
      category('Hidden', [page('Not listed', { unlisted: true })]),
      category('Empty', []),
      category('Notes', [
        { type: 'html', value: '<hr>', defaultStyle: false } as PropSidebarItem,
      ]),
    ],
    query,
  );
  expect(outline(found)).toEqual(expected);
});

it('says what matched, beside the marks that an item has', () => {
  expect(filterItems(SIDEBAR, 'view')[0]).toMatchObject({
    customProps: { newFeature: true, ranges: [[4, 8]] },
  });
});

it('changes nothing in the sidebar itself', () => {
  const before = JSON.stringify(SIDEBAR);
  filterItems(SIDEBAR, 'col');
  expect(JSON.stringify(SIDEBAR)).toBe(before);
});
