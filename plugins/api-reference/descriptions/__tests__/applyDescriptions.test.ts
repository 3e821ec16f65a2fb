import type { ApiComponent, ApiHook, ApiProduct, ProductId } from '../../types';
import { PRODUCT_IDS } from '../../extract/products';
import { applyDescriptions } from '../applyDescriptions';
import type { Descriptions, ProductDescriptions } from '../types';

const entry = {
  slug: 'x',
  plan: 'community' as const,
  imports: [],
  source: { package: '@mui/x-charts', version: '1.0.0', file: 'X.mjs' },
};

function createComponent(
  product: ProductId,
  name: string,
  props: Record<string, string>,
): ApiComponent {
  return {
    ...entry,
    kind: 'component',
    name,
    product,
    description: '',
    demos: [],
    muiName: null,
    themeOptions: [],
    props: Object.entries(props).map(([prop, description]) => ({
      name: prop,
      description,
      type: 'string',
      required: false,
      plan: 'community',
    })),
    slots: [{ name: 'bar', description: '', plan: 'community' }],
    classes: [],
  };
}

function createHook(): ApiHook {
  return {
    ...entry,
    kind: 'hook',
    name: 'useBar',
    product: 'charts',
    description: 'Upstream on the hook.',
    signature: { params: [{ name: 'props', type: 'object', description: '' }] },
  };
}

function createProducts(): ApiProduct[] {
  const pages: Partial<Record<ProductId, ApiProduct['pages']>> = {
    charts: [
      createComponent('charts', 'BarPlot', { bar: '', color: 'Upstream.' }),
      createComponent('charts', 'Bars', { bar: '', color: '' }),
      createHook(),
    ],
    'tree-view': [createComponent('tree-view', 'Item', { bar: '', color: '' })],
  };
  return PRODUCT_IDS.map((product) => ({
    product,
    pages: pages[product] ?? [],
    events: [],
    selectors:
      product === 'data-grid'
        ? [
            {
              name: 'getBar',
              description: '',
              plan: 'community',
              returns: 'string',
              args: [],
              source: entry.source,
            },
          ]
        : [],
    types: {},
  }));
}

const NOTHING: ProductDescriptions = { members: {}, pages: {} };

function createDescriptions({
  shared = {},
  ...products
}: Partial<Record<ProductId, Partial<ProductDescriptions>>> & {
  shared?: Record<string, string>;
}): Descriptions {
  const entries = PRODUCT_IDS.map((product) => [
    product,
    { ...NOTHING, ...products[product] },
  ]);
  return {
    shared,
    products: Object.fromEntries(entries) as Descriptions['products'],
  };
}

/** What a product's page says of its members, by name. */
function describeMembers(texts: Parameters<typeof createDescriptions>[0]) {
  const products = applyDescriptions(createProducts(), createDescriptions(texts));
  return Object.fromEntries(
    products.flatMap(({ pages }) =>
      pages
        .filter((page) => page.kind === 'component')
        .flatMap((page) => [
          [page.name, page.description],
          ...page.props.map((prop) => [
            `${page.name}.prop-${prop.name}`,
            prop.description,
          ]),
          ...page.slots.map((slot) => [
            `${page.name}.slot-${slot.name}`,
            slot.description,
          ]),
        ]),
    ),
  ) as Record<string, string>;
}

describe('applyDescriptions', () => {
  it('says the nearest text: of the page, of the product, of all', () => {
    expect(
      describeMembers({
        shared: { 'prop-bar': 'All.', 'prop-color': 'All.' },
        charts: {
          members: { 'prop-bar': 'Charts.' },
          pages: { BarPlot: { 'prop-bar': 'Page.', description: 'The plot.' } },
        },
      }),
    ).toEqual({
      BarPlot: 'The plot.',
      'BarPlot.prop-bar': 'Page.',
      'BarPlot.prop-color': 'Upstream.',
      'BarPlot.slot-bar': '',
      Bars: '',
      'Bars.prop-bar': 'Charts.',
      'Bars.prop-color': 'All.',
      'Bars.slot-bar': '',
      Item: '',
      'Item.prop-bar': 'All.',
      'Item.prop-color': 'All.',
      'Item.slot-bar': '',
    });
  });

  it('tells a slot from a prop of the same name', () => {
    const texts = describeMembers({ shared: { 'slot-bar': 'The slot.' } });
    expect(texts['Bars.slot-bar']).toBe('The slot.');
    expect(texts['Bars.prop-bar']).toBe('');
  });

  it('describes parameters and selectors', () => {
    const products = applyDescriptions(
      createProducts(),
      createDescriptions({
        charts: { pages: { useBar: { 'param-props': 'What it takes.' } } },
        'data-grid': { members: { 'selector-getBar': 'The bar.' } },
      }),
    );
    expect(products[0]!.selectors[0]!.description).toBe('The bar.');
    expect(products[2]!.pages[2]).toMatchObject({
      description: 'Upstream on the hook.',
      signature: { params: [{ description: 'What it takes.' }] },
    });
  });

  it('leaves the products that it is given as they are', () => {
    const products = createProducts();
    applyDescriptions(
      products,
      createDescriptions({ shared: { 'prop-bar': 'All.' } }),
    );
    expect(products).toEqual(createProducts());
  });

  it.each<[string, Parameters<typeof createDescriptions>[0], string]>([
    [
      'a page that is gone',
      { charts: { pages: { BarPlots: { description: 'Text.' } } } },
      'charts.json: pages.BarPlots: the reference has no such page (near are BarPlot, Bars, useBar): correct or remove it',
    ],
    [
      'a page of another product',
      { 'tree-view': { pages: { Bars: { description: 'Text.' } } } },
      'tree-view.json: pages.Bars: the reference has no such page (near are Item): correct or remove it',
    ],
    [
      'a member that is gone',
      { charts: { pages: { Bars: { 'prop-colour': 'Text.' } } } },
      'charts.json: pages.Bars.prop-colour: the page has no such member (near are prop-color, prop-bar, slot-bar): correct or remove it',
    ],
    [
      'a member that the package describes',
      { charts: { pages: { BarPlot: { 'prop-color': 'Text.' } } } },
      'charts.json: pages.BarPlot.prop-color: the package describes it now ("Upstream."): remove it',
    ],
    [
      'a page that the package describes',
      { charts: { pages: { useBar: { description: 'Text.' } } } },
      'charts.json: pages.useBar.description: the package describes it now ("Upstream on the hook."): remove it',
    ],
    [
      'a text of a product that no member takes',
      { 'tree-view': { members: { 'slot-root': 'Text.' } } },
      'tree-view.json: members.slot-root: no member takes it: there is none, or the package, the page or the product describes each: remove it',
    ],
    [
      'a text of all products that no member takes',
      {
        shared: { 'prop-color': 'Text.' },
        charts: { pages: { Bars: { 'prop-color': 'Page.' } } },
        'tree-view': { members: { 'prop-color': 'Product.' } },
      },
      'shared.json: members.prop-color: no member takes it: there is none, or the package, the page or the product describes each: remove it',
    ],
  ])('refuses %s', (_, texts, fault) => {
    expect(() => describeMembers(texts)).toThrow(
      `- plugins/api-reference/descriptions/${fault}\n`,
    );
  });

  it('names all faults at once', () => {
    expect(() =>
      describeMembers({
        shared: { 'prop-none': 'Text.' },
        charts: { pages: { None: { description: 'Text.' } } },
        'data-grid': { members: { 'event-none': 'Text.' } },
      }),
    ).toThrow(
      /do not fit the packages:\n- .*data-grid\.json.*\n- .*charts\.json.*\n- .*shared\.json.*\nThen remove their translations/,
    );
  });
});
