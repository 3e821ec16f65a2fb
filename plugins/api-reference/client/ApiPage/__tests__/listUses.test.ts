import { listUses, MAX_LISTED_DEMOS } from '../Uses';

const PAGES = [
  { title: 'Sorting', permalink: '/x/grid/sorting' },
  { title: 'Filtering', permalink: '/x/grid/filtering' },
  { title: 'Support', permalink: '/x/support' },
];

function createDemos(page: string, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    name: `Demo${index}`,
    permalink: `${page}#Demo${index}`,
  }));
}

describe('listUses', () => {
  it('names demos while they are few', () => {
    const demos = createDemos('/x/grid/sorting', MAX_LISTED_DEMOS);
    const listed = listUses({ pages: PAGES, demos });
    expect(listed.isCounted).toBe(false);
    expect(listed.pages.map(({ text }) => text)).toEqual([
      'Sorting',
      'Filtering',
      'Support',
    ]);
    expect(listed.demos).toHaveLength(MAX_LISTED_DEMOS);
    expect(listed.demos[0]).toEqual({ text: 'Demo0', to: '/x/grid/sorting#Demo0' });
  });

  it('counts many demos by page, and leaves out pages without', () => {
    const listed = listUses({
      pages: PAGES,
      demos: [
        ...createDemos('/x/grid/sorting', MAX_LISTED_DEMOS),
        ...createDemos('/x/grid/filtering', 1),
      ],
    });
    expect(listed).toEqual({
      pages: [
        { text: `Sorting (${MAX_LISTED_DEMOS})`, to: '/x/grid/sorting' },
        { text: 'Filtering (1)', to: '/x/grid/filtering' },
      ],
      demos: [],
      isCounted: true,
    });
  });

  it('names the demos of a page that is not listed', () => {
    const listed = listUses({
      pages: PAGES,
      demos: [
        ...createDemos('/x/grid/sorting', MAX_LISTED_DEMOS),
        ...createDemos('/x/grid/sorting/own', 1),
      ],
    });
    expect(listed.demos).toEqual([
      { text: 'Demo0', to: '/x/grid/sorting/own#Demo0' },
    ]);
  });
});
