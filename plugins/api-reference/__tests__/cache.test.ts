import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadComponents } from '../cache';
import { extractComponents, type ComponentRequest } from '../extract';

jest.mock('../extract', () => ({
  extractComponents: jest.fn(({ components }: { components: ComponentRequest[] }) =>
    components.map((request) => ({
      kind: 'component',
      ...request,
      imports: [],
      props: [],
      slots: [],
      classes: [],
    })),
  ),
}));

const siteDir = path.join(__dirname, '../../..');
const barChart = { name: 'BarChart', product: 'charts' } as const;
const barPlot = { name: 'BarPlot', product: 'charts' } as const;
const treeItem = { name: 'TreeItem', product: 'tree-view' } as const;

let cacheDir: string;

async function load(...components: ComponentRequest[]): Promise<string[]> {
  const loaded = await loadComponents({ siteDir, cacheDir, components });
  return loaded.map(({ name }) => name);
}

function listExtracted(): string[][] {
  return jest
    .mocked(extractComponents)
    .mock.calls.map(([{ components }]) => components.map(({ name }) => name));
}

beforeEach(async () => {
  cacheDir = path.join(await mkdtemp(path.join(os.tmpdir(), 'api-')), 'nested');
  jest.clearAllMocks();
});

afterEach(() => rm(path.dirname(cacheDir), { recursive: true }));

describe('loadComponents', () => {
  it('extracts once, and keeps the order of the request', async () => {
    expect(await load(treeItem, barPlot, barChart)).toEqual([
      'TreeItem',
      'BarPlot',
      'BarChart',
    ]);
    expect(await load(barChart, treeItem)).toEqual(['BarChart', 'TreeItem']);
    expect(listExtracted()).toEqual([['TreeItem', 'BarPlot', 'BarChart']]);
    expect(await readdir(cacheDir)).toEqual(['charts.json', 'tree-view.json']);
  });

  it('extracts a product again when a component is asked for that is not stored', async () => {
    await load(barChart, treeItem);
    expect(await load(barChart, barPlot, treeItem)).toHaveLength(3);
    expect(listExtracted()).toEqual([
      ['BarChart', 'TreeItem'],
      ['BarChart', 'BarPlot'],
    ]);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -10)],
    ['empty', () => ''],
    ['of another shape', () => '[]'],
    [
      'without members',
      (text: string) => text.replace('"props":[]', '"props":null'),
    ],
    ['of another key', (text: string) => text.replace(/"key":"./, '"key":"x')],
  ])('rebuilds a file that is %s', async (_, damage) => {
    const file = path.join(cacheDir, 'charts.json');
    await load(barChart);
    const intact = await readFile(file, 'utf8');
    await writeFile(file, damage(intact));
    expect(await load(barChart)).toEqual(['BarChart']);
    expect(listExtracted()).toHaveLength(2);
    expect(await readFile(file, 'utf8')).toBe(intact);
  });
});
