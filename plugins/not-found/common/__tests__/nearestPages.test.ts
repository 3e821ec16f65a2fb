import fs from 'node:fs';
import { suggestPages, type SitePage } from '../nearestPages';

const API: SitePage[] = [
  ['data-grid', 'data-grid', 'DataGrid'],
  ['data-grid', 'grid-col-def', 'GridColDef'],
  ['charts', 'bar-chart', 'BarChart'],
  ['charts', 'pie-chart', 'PieChart'],
  ['date-pickers', 'date-picker', 'DatePicker'],
].map(([product, slug, name]) => ({
  route: `/x/api/${product}/${slug}`,
  title: `${name} API`,
}));

const PAGES: SitePage[] = [
  ...(JSON.parse(
    fs.readFileSync('plugins/pages/pageTree.json', 'utf8'),
  ) as SitePage[]),
  ...API,
];

describe('suggestPages', () => {
  it.each([
    ['/x/react-data-grid/colum-definition', '/x/react-data-grid/column-definition'],
    ['/x/react-charts/bar', '/x/react-charts/bars'],
    ['/x/react-charts/pie-chart', '/x/api/charts/pie-chart'],
    ['/x/data-grid/filtering', '/x/react-data-grid/filtering'],
    ['/react-data-grid/sorting', '/x/react-data-grid/sorting'],
    ['/x/react-tree-view/items', '/x/react-tree-view/rich-tree-view/items'],
    ['/x/api/data-grid/gridcoldef', '/x/api/data-grid/grid-col-def'],
    ['/x/api/bar-chart', '/x/api/charts/bar-chart'],
    ['/docs/date-picker', '/x/react-date-pickers/date-picker'],
    ['/x/instalation', '/x/introduction/installation'],
  ])('for %s has %s first', (address, route) => {
    expect(suggestPages(address, PAGES).nearest[0]?.route).toBe(route);
  });

  it.each([
    ['/components/data-grid/sorting', '/x/react-data-grid/sorting'],
    ['/x/react-data-grid/getting-started', '/x/react-data-grid/quickstart'],
    ['/x/react-data-grid/selection', '/x/react-data-grid/row-selection'],
    ['/material-ui/react-tree-view', '/x/react-tree-view'],
    ['/x/react-data-grid/rows', '/x/react-data-grid/row-definition'],
    ['/X/React-Charts/Bars', '/x/react-charts/bars'],
    ['/x/react-charts/bars.html', '/x/react-charts/bars'],
    ['/x/react-charts/index.html', '/x/react-charts'],
    ['/x//react-charts/bars', '/x/react-charts/bars'],
    ['/x/react-data-grid/column_definition', '/x/react-data-grid/column-definition'],
  ])('knows where %s moved', (address, route) => {
    const { moved, nearest } = suggestPages(address, PAGES);
    expect(moved?.route).toBe(route);
    expect(nearest).not.toContain(moved);
  });

  it('has no more than five', () => {
    expect(suggestPages('/x/react-charts/bar', PAGES).nearest).toHaveLength(5);
  });

  it.each([['/wp-login.php'], ['/%E0%A4%A'], ['/zzzz/qqqq'], ['/'], ['/xyzzy']])(
    'has none for %s',
    (address) => {
      expect(suggestPages(address, PAGES)).toEqual({
        moved: undefined,
        nearest: [],
      });
    },
  );

  it('leads to no page that is not there', () => {
    const { moved } = suggestPages('/x/react-data-grid/getting-started', API);
    expect(moved).toBeUndefined();
  });
});
