import { listUses, MAX_LISTED_DEMOS, MAX_LISTED_PAGES } from '../listUses';

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
      unlisted: 0,
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

  it('lists the pages with the most demos, in their order, and counts the rest', () => {
    const pages = Array.from({ length: MAX_LISTED_PAGES + 2 }, (_, index) => ({
      title: `Page${index}`,
      permalink: `/x/page-${index}`,
    }));
    const demos = pages.flatMap(({ permalink }, index) =>
      createDemos(permalink, index === 1 || index === 3 ? 1 : 2),
    );
    const { pages: listed, unlisted } = listUses({ pages, demos });
    expect(listed.map(({ to }) => to)).toEqual(
      pages
        .map(({ permalink }) => permalink)
        .filter((_, index) => index !== 1 && index !== 3),
    );
    expect(unlisted).toBe(2);
  });

  it('counts the demos of other pages that are too many to name', () => {
    const listed = listUses({
      pages: [],
      demos: createDemos('/x/grid/sorting/own', MAX_LISTED_DEMOS + 3),
    });
    expect(listed.demos).toHaveLength(MAX_LISTED_DEMOS);
    expect(listed.unlisted).toBe(3);
  });
});
