import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadApi } from '../cache';
import { extractApi, type ExtractRequest } from '../extract';
import { createFingerprint, listSources } from '../extract/createFingerprint';
import type { ProductId } from '../types';

jest.mock('../extract', () => ({
  extractApi: jest.fn(({ products }: ExtractRequest) =>
    products.map((product) => ({
      product,
      pages: [
        {
          kind: 'component',
          name: `Widget of ${product}`,
          product,
          imports: [],
          props: [],
          slots: [],
          classes: [],
          types: {},
        },
        {
          kind: 'hook',
          name: 'useIt',
          product,
          imports: [],
          signature: {},
          types: {},
        },
        {
          kind: 'interface',
          name: 'It',
          product,
          imports: [],
          members: [],
          types: {},
        },
      ],
      events: [],
      selectors: [],
    })),
  ),
}));

// The texts are those of the installed packages.
jest.mock('../descriptions/applyDescriptions', () => ({
  applyDescriptions: (products: unknown) => products,
}));

const siteDir = path.join(__dirname, '../../..');
const ALL: ProductId[] = ['data-grid', 'date-pickers', 'charts', 'tree-view'];

let cacheDir: string;

const load = () => loadApi({ siteDir, cacheDir });

function listExtracted(): readonly (readonly ProductId[])[] {
  return jest.mocked(extractApi).mock.calls.map(([{ products }]) => products);
}

beforeEach(async () => {
  cacheDir = path.join(await mkdtemp(path.join(os.tmpdir(), 'api-')), 'nested');
  jest.clearAllMocks();
});

afterEach(() => rm(path.dirname(cacheDir), { recursive: true }));

describe('loadApi', () => {
  it('extracts once, and returns the products in their order', async () => {
    const fresh = await load();
    expect(fresh.map(({ product }) => product)).toEqual(ALL);
    expect(await load()).toEqual(fresh);
    expect(listExtracted()).toEqual([ALL]);
    expect((await readdir(cacheDir)).sort()).toEqual(
      ALL.map((product) => `${product}.json`).sort(),
    );
  });

  it.each<[string, (text: string) => string]>([
    ['cut off', (text) => text.slice(0, -10)],
    ['empty', () => ''],
    ['of another shape', () => '[]'],
    [
      'without pages',
      (text) => text.replace(/"pages":\[.*?\],"events"/, '"pages":[],"events"'),
    ],
    [
      'of a page of no known kind',
      (text) => text.replace('"component"', '"widget"'),
    ],
    [
      'of a component without members',
      (text) => text.replace('"props":[]', '"props":null'),
    ],
    [
      'of an interface without members',
      (text) => text.replace('"members":[]', '"members":{}'),
    ],
    ['of a hook without a signature', (text) => text.replace('"signature":{},', '')],
    ['of another product', (text) => text.replaceAll('"charts"', '"tree-view"')],
    ['of another key', (text) => text.replace(/"hash":"./, '"hash":"x')],
  ])('rebuilds a file that is %s, and only that', async (_, damage) => {
    const file = path.join(cacheDir, 'charts.json');
    const fresh = await load();
    const intact = await readFile(file, 'utf8');
    const damaged = damage(intact);
    expect(damaged).not.toBe(intact);
    await writeFile(file, damaged);
    expect(await load()).toEqual(fresh);
    expect(listExtracted()).toEqual([ALL, ['charts']]);
    expect(await readFile(file, 'utf8')).toBe(intact);
  });

  it('leaves no draft beside a file when it has been written', async () => {
    await load();
    expect(
      (await readdir(cacheDir)).filter((name) => !name.endsWith('.json')),
    ).toEqual([]);
  });
});

describe('createFingerprint', () => {
  it('is the same for the same packages, and another for another product', async () => {
    const charts = await createFingerprint(siteDir, 'charts');
    expect(await createFingerprint(siteDir, 'charts')).toBe(charts);
    expect(await createFingerprint(siteDir, 'tree-view')).not.toBe(charts);
  });

  it('rests on every module that the extractor is made of', async () => {
    const sources = new Set(await listSources());
    const imported: string[] = [];
    for (const source of sources) {
      const text = await readFile(source, 'utf8');
      for (const [, specifier = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
        imported.push(path.join(path.dirname(source), `${specifier}.ts`));
      }
    }
    expect(imported.filter((file) => !sources.has(file))).toEqual([]);
  });
});
