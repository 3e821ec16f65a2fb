import path from 'node:path';
import { loadApi } from '../../plugins/api-reference';
import { collectSnippets } from '../../plugins/api-reference/snippets/collectSnippets';
import { collectDemos } from '../../plugins/demos';
import { compile } from './compile';

const ROOT = path.join(__dirname, '../..');

describe('the snippets of props', () => {
  let snippets: ReturnType<typeof collectSnippets>;

  beforeAll(async () => {
    const products = await loadApi({ siteDir: ROOT });
    const demos = await collectDemos({ siteDir: ROOT, docsDir: 'docs' });
    snippets = collectSnippets(products, demos, ROOT);
  });

  it('are there for two thirds of the props of the main components', () => {
    const counts = [...snippets.values()].map(({ size }) => size);
    expect(counts.length).toBeGreaterThan(60);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(1950);
  });

  it('show data, also where the shortest demo with the prop has none', () => {
    expect(snippets.get('DataGrid')!.get('checkboxSelection')!.code).toContain(
      'rows=',
    );
  });

  it('compile, each by itself', () => {
    const all = [...snippets].flatMap(([component, props]) =>
      [...props].map(([prop, { code }]) => ({ name: `${component}.${prop}`, code })),
    );
    const errors = compile(
      all.map(({ code }) => code),
      { extension: 'tsx', strict: true },
    );
    // To mend one, mend its demo, or list it in NOT_FROM_DEMOS of collectSnippets.ts.
    expect(
      all.flatMap(({ name, code }, index) =>
        errors[index]!.length === 0 ? [] : [[name, errors[index], code]],
      ),
    ).toEqual([]);
  });
});
