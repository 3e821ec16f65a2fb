import { localizeLinks } from '../localizeLinks';

describe('localizeLinks', () => {
  it('completes links of the outline, at any depth, and leaves complete ones alone', () => {
    const page = {
      type: 'link' as const,
      label: 'Bars',
      href: '/zh/x/bars',
      docId: 'bars',
    };
    const own = {
      type: 'link' as const,
      label: 'BarChart',
      href: '/x/api/charts/bar-chart',
    };
    const outside = {
      type: 'link' as const,
      label: 'News',
      href: 'https://example.com',
    };
    const category = {
      type: 'category' as const,
      label: 'API',
      collapsed: true,
      collapsible: true,
      href: '/x/api/charts',
      items: [own],
    };
    expect(localizeLinks([page, outside, category], '/zh/')).toEqual([
      page,
      outside,
      {
        ...category,
        href: '/zh/x/api/charts',
        items: [{ ...own, href: '/zh/x/api/charts/bar-chart' }],
      },
    ]);
  });
});
