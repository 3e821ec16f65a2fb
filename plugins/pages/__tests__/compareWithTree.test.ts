import {
  compareWithTree,
  describeMisplaced,
  type PlannedPage,
} from '../compareWithTree';

function planned(route: string, rest: Partial<PlannedPage> = {}): PlannedPage {
  return { route, title: 'Title', demos: 0, identifiers: [], ...rest };
}

describe('compareWithTree', () => {
  it('is content with pages that are as planned', () => {
    const tree = [planned('/x/a', { plan: 'pro', newFeature: true })];
    const pages = [
      { route: '/x/a', title: 'Title', plan: 'pro', newFeature: true } as const,
      { route: '/x', title: 'Documentation' },
    ];
    expect(compareWithTree(tree, pages)).toEqual({
      missing: [],
      misplaced: [],
      differing: [],
    });
  });

  it('names a missing page', () => {
    expect(compareWithTree([planned('/x/a')], []).missing).toEqual(['/x/a']);
  });

  it.each([
    ['/x/charts/bars', 'Other', '/x/react-charts/bars'],
    ['/x/react-charts/columns', 'Title', '/x/react-charts/bars'],
    ['/x/react-charts/columns', 'Other', undefined],
  ])('says where %s belongs', (route, title, expected) => {
    const tree = [planned('/x/react-charts/bars')];
    expect(compareWithTree(tree, [{ route, title }]).misplaced).toEqual([
      { route, expected },
    ]);
  });

  it.each([
    ['title', { title: 'Other' }, 'Title', 'Other'],
    ['plan', { plan: 'premium' as const }, 'none', 'premium'],
    ['unstable', { unstable: true }, 'none', 'true'],
  ])('names a differing %s', (field, marks, plannedValue, existing) => {
    const pages = [{ route: '/x/a', title: 'Title', ...marks }];
    expect(compareWithTree([planned('/x/a')], pages).differing).toEqual([
      { route: '/x/a', field, planned: plannedValue, existing },
    ]);
  });
});

describe('describeMisplaced', () => {
  it.each([
    [
      { route: '/x/charts/bars', expected: '/x/react-charts/bars' },
      'docs/charts/bars/index.mdx: the page tree has it at /x/react-charts/bars. Move it: mkdir -p docs/react-charts/bars && git mv docs/charts/bars/* docs/react-charts/bars/',
    ],
    [
      { route: '/x/react-charts/columns' },
      'docs/react-charts/columns/index.mdx: the page tree has no /x/react-charts/columns, and no missing page of this name. Move it to one of the missing routes, or name it in OWN_ROUTES of plugins/pages/compareWithTree.ts',
    ],
  ])('says how to mend %j', (page, text) => {
    expect(describeMisplaced(page)).toBe(text);
  });
});
