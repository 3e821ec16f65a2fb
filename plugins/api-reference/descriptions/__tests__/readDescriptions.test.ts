import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PRODUCT_IDS } from '../../extract/products';
import { readDescriptions } from '../readDescriptions';

let dir: string;

const write = (name: string, content: unknown) =>
  writeFileSync(path.join(dir, `${name}.json`), JSON.stringify(content));

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'descriptions-'));
  write('shared', { members: { 'prop-sx': 'Styles.' } });
  PRODUCT_IDS.forEach((product) => write(product, { members: {}, pages: {} }));
});

afterEach(() => rmSync(dir, { recursive: true }));

describe('readDescriptions', () => {
  it('reads the shared texts and those of each product', () => {
    const bars = { description: 'Bars.', 'slot-bar': 'A bar.' };
    write('charts', { members: { 'prop-id': 'Id.' }, pages: { Bars: bars } });
    const { shared, products } = readDescriptions(dir);
    expect(shared).toEqual({ 'prop-sx': 'Styles.' });
    expect(Object.keys(products)).toEqual(PRODUCT_IDS);
    expect(products.charts).toEqual({
      members: { 'prop-id': 'Id.' },
      pages: { Bars: bars },
    });
  });

  it.each<[string, string, unknown, string]>([
    [
      'a key of no kind',
      'charts',
      { members: { color: 'Text.' }, pages: {} },
      'charts.json: "members.color" is no key: it begins with prop-, slot-, class-, param-, event- or selector-',
    ],
    [
      'a description of no page',
      'shared',
      { members: { description: 'Text.' } },
      'shared.json: "members.description" is no key: it begins with prop-, slot-, class-, param-, event- or selector-',
    ],
    [
      'a key of no kind on a page',
      'charts',
      { members: {}, pages: { Bars: { text: 'Text.' } } },
      'charts.json: "pages.Bars.text" is no key: it begins with prop-, slot-, class-, param-, event- or selector-, or is description',
    ],
    [
      'pages in the shared file',
      'shared',
      { members: {}, pages: {} },
      'shared.json: "pages" is not allowed',
    ],
    [
      'a text without its full stop',
      'charts',
      { members: { 'prop-id': 'Text' }, pages: {} },
      'charts.json: "members.prop-id" is not one line that ends with a full stop: write it as sentences',
    ],
    [
      'a text of two lines',
      'charts',
      { members: {}, pages: { Bars: { description: 'A\ntext.' } } },
      'charts.json: "pages.Bars.description" is not one line that ends with a full stop: write it as sentences',
    ],
    [
      'an empty text',
      'charts',
      { members: { 'prop-id': '' }, pages: {} },
      'charts.json: "members.prop-id" is not allowed to be empty',
    ],
    [
      'a file without its parts',
      'charts',
      { members: {} },
      'charts.json: "pages" is required',
    ],
  ])('refuses %s', (_, name, content, fault) => {
    write(name, content);
    expect(() => readDescriptions(dir)).toThrow(
      `have faults:\n- plugins/api-reference/descriptions/${fault}`,
    );
  });

  it('names the faults of all files at once', () => {
    write('charts', {});
    rmSync(path.join(dir, 'tree-view.json'));
    expect(() => readDescriptions(dir)).toThrow(
      /charts\.json: "members" is required\n.*charts\.json: "pages" is required\n.*tree-view\.json: is no JSON/,
    );
  });
});
