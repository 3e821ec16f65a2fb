import { compareWithTree, type PlannedPage } from '../compareWithTree';

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
