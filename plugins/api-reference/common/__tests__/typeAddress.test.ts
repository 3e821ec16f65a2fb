import {
  isTypeAddress,
  readTypeAddress,
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

describe('readTypeAddress', () => {
  const address = `${toTypeRoute('charts', 'Axis-2')}#${toTypeAnchor('Axis-2')}`;

  it('reads what a link to a document says', () => {
    expect(isTypeAddress(address)).toBe(true);
    expect(readTypeAddress(`/zh${address}`, undefined)).toEqual({
      key: 'Axis-2',
      document: `/zh${toTypeRoute('charts', 'Axis-2')}`,
    });
  });

  it('finds the type of a page in the product of that page', () => {
    expect(readTypeAddress('/zh/x/api/charts/axis', 'Axis-2')?.document).toBe(
      `/zh${toTypeRoute('charts', 'Axis-2')}`,
    );
  });

  it.each([
    '/x/api/charts/axis',
    '#prop-axis',
    '/x/api/charts/types/0g#type-A',
    '/x/api/charts/types.json',
  ])('leaves %s alone', (href) => {
    expect(isTypeAddress(href)).toBe(false);
    expect(readTypeAddress(href, undefined)).toBeUndefined();
  });
});
