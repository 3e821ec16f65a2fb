import { assertKnownComponents } from '../assertKnownComponents';
import type { ApiPage } from '../types';

const products = [['DataGrid', 'useGridApiRef'], ['BarChart']].map((names) => ({
  pages: names.map((name) => ({ name }) as ApiPage),
}));

describe('assertKnownComponents', () => {
  it('is content with known names', () => {
    expect(() =>
      assertKnownComponents(
        [{ file: 'docs/a.mdx', components: ['DataGrid', 'BarChart'] }],
        products,
      ),
    ).not.toThrow();
  });

  it('lists every unknown name with its page and the nearest names', () => {
    expect(() =>
      assertKnownComponents(
        [
          { file: 'docs/a/index.mdx', components: ['DataGrid', 'DataGird'] },
          { file: 'docs/b/index.mdx', components: ['PieChart'] },
        ],

        products,
      ),
    ).toThrowErrorMatchingInlineSnapshot(`
      "Pages name components that the API reference does not have:
      - docs/a/index.mdx: components: "DataGird". Nearest: DataGrid, BarChart, useGridApiRef
      - docs/b/index.mdx: components: "PieChart". Nearest: BarChart, DataGrid, useGridApiRef
      Correct the front matter. If the packages export the name, document it in plugins/api-reference/documented.ts; "npm run api:status" lists what they export."
    `);
  });
});
