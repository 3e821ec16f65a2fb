import type { ApiProduct } from '../../types';
import { countKinds, createIndexData } from '../createIndexData';
import { createTestContext } from './createTestContext';

const entry = {
  product: 'charts' as const,
  plan: 'pro' as const,
  imports: [],
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
      description: 'Gives the bars, e.g. their heights. Not more.',
      signature: { params: [] },
    },
    {
      ...entry,
      kind: 'interface',
      name: 'BarsApi',
      slug: 'bars-api',
      description: '',
      extends: [],
      members: [],
    },
  ],
  events: [{ name: 'barClick', plan: 'community', description: '' }],
  selectors: [],
  types: {},
};

describe('createIndexData', () => {
  const data = createIndexData(
    product,
    (route) => `/zh${route}`,
    createTestContext(),
  );

  it('counts the kinds that the product has', () => {
    expect(countKinds(product)).toEqual([
      { kind: 'hook', count: 1 },
      { kind: 'interface', count: 1 },
      { kind: 'events', count: 1 },
    ]);
    expect(data).toMatchObject({ plans: ['community', 'pro'], count: 3 });
  });

  it('has a row per page, in the language of the site', () => {
    const hrefs = data.markup!.match(/href="[^"]+"/g);
    expect(hrefs).toEqual([
      'href="/zh/x/api/charts/use-bars"',
      'href="/zh/x/api/charts/bars-api"',
      'href="/zh/x/api/charts/events"',
    ]);
  });

  it('sums a page up in one sentence', () => {
    expect(data.markup).toContain('<td>Gives the bars, e.g. their heights.</td>');
  });
});
