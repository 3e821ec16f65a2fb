import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { createSidebar } from '../createSidebar';
import type { ApiProduct } from '../types';

const entry = {
  product: 'charts' as const,
  plan: 'community' as const,
  imports: [],
  description: '',
  source: { package: 'p', version: '1', file: 'f' },
  types: {},
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
};

const page = { type: 'link' as const, label: 'Bars', href: '/x/react-charts/bars' };
const reference = { type: 'link' as const, label: '参考', href: '/x/api/charts' };

describe('createSidebar', () => {
  it('opens the link to the reference to all pages, at any depth', () => {
    const resources: PropSidebarItem = {
      type: 'category',
      label: 'Resources',
      collapsed: false,
      collapsible: false,
      items: [page, reference],
    };
    const [, section] = createSidebar([page, resources], product, (key) => key);
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
    expect(createSidebar([page, other], product, (key) => key)).toEqual([
      page,
      other,
    ]);
  });
});
