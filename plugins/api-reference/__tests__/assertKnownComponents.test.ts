import { assertKnownComponents } from '../assertKnownComponents';

const known = new Set(['DataGrid', 'BarChart']);

describe('assertKnownComponents', () => {
  it('is content with known names', () => {
    expect(() =>
      assertKnownComponents(
        [{ file: 'docs/a.mdx', components: ['DataGrid'] }],
        known,
      ),
    ).not.toThrow();
  });

  it('lists every unknown name with its page', () => {
    expect(() =>
      assertKnownComponents(
        [
          { file: 'docs/a/index.mdx', components: ['DataGrid', 'DataGird'] },
          { file: 'docs/b/index.mdx', components: ['PieChart'] },
        ],

        known,
      ),
    ).toThrowErrorMatchingInlineSnapshot(`
      "Pages name components that the API reference does not have:
      - docs/a/index.mdx: components: "DataGird"
      - docs/b/index.mdx: components: "PieChart"
      Known are: BarChart, DataGrid. Correct the front matter, or add the component to plugins/api-reference/components.ts."
    `);
  });
});
