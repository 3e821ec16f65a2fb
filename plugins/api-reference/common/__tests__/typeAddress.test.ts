import {
  isPartAddress,
  readPartAddress,
  toSnippetAnchor,
  toSnippetsRoute,
  toTypeAnchor,
  toTypeRoute,
  toTypeShard,
} from '../typeAddress';

describe('toTypeShard', () => {
  it('spreads similar names evenly', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 1280; index += 1) {
      const shard = toTypeShard(`Grid${index}Props`);
      counts.set(shard, (counts.get(shard) ?? 0) + 1);
    }
    expect(counts.size).toBe(64);
    expect(Math.max(...counts.values())).toBeLessThan(60);
  });

  // Readers have these addresses: another hash would break every one of them.
  it.each([
    ['GridSlotProps', '14'],
    ['DateTimePickerSlotProps', '2d'],
  ])('of %s stays', (key, shard) => {
    expect(toTypeShard(key)).toBe(shard);
  });
});

describe('readPartAddress', () => {
  const address = `${toTypeRoute('charts', 'Axis-2')}#${toTypeAnchor('Axis-2')}`;

  it('reads what a link to a document says', () => {
    expect(isPartAddress(address)).toBe(true);
    expect(readPartAddress(`/zh${address}`, undefined)).toEqual({
      document: `/zh${toTypeRoute('charts', 'Axis-2')}`,
      anchor: 'type-Axis-2',
    });
  });

  it('reads what a link to a snippet says', () => {
    const snippet = `${toSnippetsRoute('charts', 'BarChartPro')}#${toSnippetAnchor('skipAnimation')}`;
    expect(readPartAddress(`/zh${snippet}`, undefined)).toEqual({
      document: '/zh/x/api/charts/snippets/bar-chart-pro',
      anchor: 'snippet-skipAnimation',
    });
  });

  it('finds the type of a page in the product of that page', () => {
    expect(readPartAddress('/zh/x/api/charts/axis', 'Axis-2')?.document).toBe(
      `/zh${toTypeRoute('charts', 'Axis-2')}`,
    );
  });

  it.each([
    '/x/api/charts/axis',
    '#prop-axis',
    '/x/api/charts/types/0g#type-A',
    '/x/api/charts/types.json',
    '/x/api/charts/snippets/bar-chart#prop-series',
  ])('leaves %s alone', (href) => {
    expect(isPartAddress(href)).toBe(false);
    expect(readPartAddress(href, undefined)).toBeUndefined();
  });
});
