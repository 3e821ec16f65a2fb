import { createSitemapOptions } from '../sitemap';

type Create = NonNullable<
  ReturnType<typeof createSitemapOptions>['createSitemapItems']
>;

/** The items that the plugin would write for these. */
async function createItems(items: { url: string; lastmod?: string | null }[]) {
  const { createSitemapItems } = createSitemapOptions(true);
  return createSitemapItems!({
    defaultCreateSitemapItems: async () => items,
    routes: [],
    siteConfig: {},
  } as unknown as Parameters<Create>[0]);
}

it.each([
  ['https://a.example/', undefined],
  ['https://a.example/zh/', undefined],
  ['https://a.example/x', '2026-11-21'],
  ['https://a.example/zh/x/react-charts', '2026-11-21'],
])('%s has the date %s', async (url, expected) => {
  const [item] = await createItems([{ url, lastmod: '2026-11-21' }]);
  expect(item!.lastmod).toBe(expected);
});

it('a page whose date nobody knows has none', async () => {
  const [item] = await createItems([{ url: 'https://a.example/x', lastmod: null }]);
  expect(item!.lastmod).toBeUndefined();
});

it.each([
  [true, 'date'],
  [false, null],
])('with git’s history (%s) dates are written as %j', (hasDates, expected) => {
  expect(createSitemapOptions(hasDates).lastmod).toBe(expected);
});
