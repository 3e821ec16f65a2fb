import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { IndexedPage } from '../../engine/indexFormat';
import { listApiEntries } from '../listApiEntries';
import type { SearchPlace, SearchSource } from '../types';
import { createTestEngine } from './createTestEngine';

const grid: IndexedPage = {
  route: '/x/api/data-grid/data-grid',
  title: 'DataGrid',
  kind: 'api',
  product: 'data-grid',
};

const PLACES: SearchPlace[] = [
  { type: 'component', name: 'DataGrid', page: grid },
  {
    type: 'prop',
    name: 'rowSelectionModel',
    page: grid,
    anchor: 'prop-rowSelectionModel',
  },
  {
    type: 'type',
    name: 'GridRowSelectionModel',
    page: grid,
    anchor: 'type-GridRowSelectionModel',
  },
  {
    type: 'type',
    name: 'GridRowSelectionPropagation',
    page: grid,
    anchor: 'type-GridRowSelectionPropagation',
  },
];

async function findFirst(text: string): Promise<string | undefined> {
  const { results } = await createTestEngine(PLACES).search({ text });
  return results[0]?.url;
}

it.each([
  ['GridRowSelectionModel', '/x/api/data-grid/data-grid#type-GridRowSelectionModel'],
  ['gridrowselectionmodel', '/x/api/data-grid/data-grid#type-GridRowSelectionModel'],
  [
    'GridRowSelectionPro',
    '/x/api/data-grid/data-grid#type-GridRowSelectionPropagation',
  ],
  ['rowSelectionModel', '/x/api/data-grid/data-grid#prop-rowSelectionModel'],
])('%s finds a type or a member by its identifier', async (text, url) => {
  expect(await findFirst(text)).toBe(url);
});

it('finds no type by the words of its name, which its members have as well', async () => {
  const { results } = await createTestEngine(PLACES).search({
    text: 'row selection',
  });
  expect(results.map(({ member }) => member?.kind)).not.toContain('type');
});

it('lists types on the page that names them, unless they have a page of their own', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'types-'));
  const write = (route: string, content: object) => {
    const file = path.join(dir, `${route}.json`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify(content));
  };
  const toUrl = (route: string) => `https://docs.example.com${route}`;
  const API = '/x/api/tree-view';
  const type = { plan: 'community', description: '', members: [] };
  write('/x/api/index', { products: [{ product: 'tree-view', url: toUrl(API) }] });
  write(`${API}/index`, { entries: [{ url: toUrl(`${API}/tree`) }] });
  write(`${API}/types`, {
    types: {
      Item: { ...type, name: 'Item', text: 'type Item = Part;' },
      Part: { ...type, name: 'Part' },
      Tree: { ...type, name: 'Tree' },
      Unnamed: { ...type, name: 'Unnamed' },
    },
  });
  const prop = {
    name: 'items',
    type: '(Item | Tree)[]',
    description: '',
    plan: 'community',
  };
  write(`${API}/tree`, {
    entry: {
      kind: 'component',
      name: 'Tree',
      product: 'tree-view',
      description: '',
      plan: 'community',
      props: [prop],
      slots: [],
      classes: [],
    },
  });
  const places = listApiEntries({ language: { name: 'en', dir } } as SearchSource);
  fs.rmSync(dir, { recursive: true });
  expect(
    places
      .filter((place) => place.type === 'type')
      .map(({ name, page, anchor }) => `${name} ${page.route}#${anchor}`),
  ).toEqual([`Item ${API}/tree#type-Item`, `Part ${API}/tree#type-Part`]);
});
