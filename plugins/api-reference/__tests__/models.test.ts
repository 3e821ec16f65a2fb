import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import schema from '../model.schema.json';
import { MODEL_VERSION, type ApiProduct, type ProductId } from '../types';
import { getPage, listComponentPages, loadModels } from './loadModels';

let models: ApiProduct[];

beforeAll(async () => {
  models = await loadModels();
});

const getModel = (product: ProductId) =>
  models.find((model) => model.product === product)!;

/**
 * Compares a model with the file that holds it. Run with UPDATE_MODELS=1 to write the
 * files anew, and read the difference.
 */
function expectStored(name: string, value: unknown): void {
  const file = path.join(__dirname, '__snapshots__', `${name}.json`);
  if (process.env.UPDATE_MODELS === '1') {
    writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  }
  expect(existsSync(file)).toBe(true);
  expect(value).toEqual(JSON.parse(readFileSync(file, 'utf8')));
}

describe('the models of the installed packages', () => {
  it.each(['QuickFilter', 'PickersDay', 'BarPlot', 'TreeItem'])(
    'have %s as it is stored',
    (name) => expectStored(name, getPage(models, name)),
  );

  // Exact on purpose: with a new version of the packages, these say what has changed.
  it.each([
    ['data-grid', { components: 39, props: 841, slots: 309, classes: 663 }],
    ['date-pickers', { components: 60, props: 2085, slots: 576, classes: 133 }],
    ['charts', { components: 111, props: 1568, slots: 340, classes: 376 }],
    ['tree-view', { components: 7, props: 118, slots: 32, classes: 42 }],
  ] as const)('of %s has the known number of members', (product, counts) => {
    const components = listComponentPages([getModel(product)]);
    const count = (members: 'props' | 'slots' | 'classes') =>
      components.reduce((sum, component) => sum + component[members].length, 0);
    expect({
      components: components.length,
      props: count('props'),
      slots: count('slots'),
      classes: count('classes'),
    }).toEqual(counts);
  });

  it.each([
    ['data-grid', { community: 26, pro: 1, premium: 12 }],
    ['date-pickers', { community: 35, pro: 25, premium: 0 }],
    ['charts', { community: 69, pro: 36, premium: 6 }],
    ['tree-view', { community: 6, pro: 1, premium: 0 }],
  ] as const)('of %s has the components of every plan', (product, counts) => {
    const components = listComponentPages([getModel(product)]);
    const plans = components.map(({ plan }) => plan);
    expect({
      community: plans.filter((plan) => plan === 'community').length,
      pro: plans.filter((plan) => plan === 'pro').length,
      premium: plans.filter((plan) => plan === 'premium').length,
    }).toEqual(counts);
  });

  it.each(['data-grid', 'date-pickers', 'charts', 'tree-view'] as const)(
    'of %s has a page of its own for every name',
    (product) => {
      const slugs = getModel(product).pages.map(({ slug }) => slug);
      expect(slugs).toEqual([...new Set(slugs)]);
    },
  );
});

describe('model.schema.json', () => {
  const validate = new Ajv({ allErrors: true, strict: true }).compile(schema);

  it.each(['data-grid', 'date-pickers', 'charts', 'tree-view'] as const)(
    'describes the model of %s',
    (product) => {
      validate(getModel(product));
      expect(validate.errors ?? []).toEqual([]);
    },
  );

  it('has the version of the model', () => {
    expect(schema.$id).toBe(`urn:crosshatch:api-model:${MODEL_VERSION}`);
  });

  it.each([
    ['a page without props', 'props', undefined],
    ['a page of an unknown kind', 'kind', 'widget'],
    ['a page with a key that the model does not have', 'extra', true],
    ['an unknown plan', 'plan', 'free'],
    ['a slug with capitals', 'slug', 'TreeItem'],
  ])('refuses %s', (_, key, value) => {
    const model = structuredClone(getModel('tree-view'));
    const page = model.pages[0] as unknown as Record<string, unknown>;
    page[key] = value;
    expect(validate(JSON.parse(JSON.stringify(model)))).toBe(false);
  });
});
