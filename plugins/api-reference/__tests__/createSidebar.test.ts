import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { createSidebar } from '../createSidebar';
import type { ApiProduct } from '../types';

const entry = {
  product: 'charts' as const,
  plan: 'community' as const,
  imports: [],
  description: '',
  source: { package: 'p', version: '1', file: 'f' },
};

const product: ApiProduct = {
  product: 'charts',
  pages: [
    {
      ...entry,
      kind: 'hook',
      name: 'useBars',
      slug: 'use-bars',
      signature: { params: [] },
    },
  ],
  events: [],
  selectors: [],
  types: {},
};

const page = { type: 'link' as const, label: 'Bars', href: '/x/react-charts/bars' };
const reference = { type: 'link' as const, label: '参考', href: '/x/api/charts' };

const CONTEXT = { t: (key: string) => key, baseUrl: '/' };

describe('createSidebar', () => {
  it('opens the link to the reference to all pages, at any depth', () => {
    const resources: PropSidebarItem = {
      type: 'category',
      label: 'Resources',
      collapsed: false,
      collapsible: false,
      items: [page, reference],
    };
    const [, section] = createSidebar([page, resources], product, CONTEXT);
    expect(section).toMatchObject({
      label: 'Resources',
      items: [
        page,
        {
          type: 'category',
          label: '参考',
          href: '/x/api/charts',
          items: [
            {
              label: 'apiKind.hooks',
              collapsed: true,
              items: [{ label: 'useBars', href: '/x/api/charts/use-bars' }],
            },
            { label: 'history.compare', href: '/x/api/compare?library=charts' },
          ],
        },
      ],
    });
  });

  it('leaves links to other products’ reference alone', () => {
    const other = { ...reference, href: '/x/api/data-grid' };
    expect(createSidebar([page, other], product, CONTEXT)).toEqual([page, other]);
  });

  it('completes links of the outline, at any depth, and leaves complete ones alone', () => {
    const bars = {
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
    const items = createSidebar([bars, outside, category], product, {
      ...CONTEXT,
      baseUrl: '/zh/',
    });
    expect(items).toEqual([
      bars,
      outside,
      {
        ...category,
        href: '/zh/x/api/charts',
        items: [{ ...own, href: '/zh/x/api/charts/bar-chart' }],
      },
    ]);
  });
});
