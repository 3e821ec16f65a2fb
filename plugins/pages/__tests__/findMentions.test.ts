import { findMentions, type Mentions } from '../findMentions';

describe('findMentions', () => {
  it.each<[string, string, Partial<Mentions>]>([
    ['a name', 'Use `DataGrid` here.', { names: ['DataGrid'] }],
    ['an element', 'Use `<DataGrid rows={rows} />`.', { names: ['DataGrid'] }],
    ['a closing tag', 'Up to `</DataGrid>`.', { names: ['DataGrid'] }],
    ['a call', 'Call `useGridApiRef()`.', { names: ['useGridApiRef'] }],
    [
      'a member',
      'See `GridColDef[]`, `GridApi.x`.',
      { names: ['GridColDef', 'GridApi'] },
    ],
    ['code in two backticks', 'An ``A `b` `` ends.', { names: ['A'] }],
    ['code without a name', 'See `{}` and `#id`.', {}],
    ['a plain word', 'The DataGrid is large.', {}],
    ['front matter', '---\ntitle: "`DataGrid`"\n---\n', {}],
    [
      'a link to a page',
      '[`a`](/x/api/charts/bar-chart)',
      { names: ['a'], links: ['/x/api/charts/bar-chart'] },
    ],
    [
      'a link to a member',
      '[Size](/x/api/charts/bar-chart#prop-size)',
      { links: ['/x/api/charts/bar-chart'] },
    ],
    [
      'an element that links',
      '<a href="/x/api/charts/pie">',
      { links: ['/x/api/charts/pie'] },
    ],
    ['a link to a page of the docs', '[Pie](/x/react-charts/pie)', {}],
    [
      'a code block',
      '```tsx title="A.tsx"\nimport { A } from \'x\';\nconst b = `C`;\n```\n`D`',
      { names: ['D'], imports: [{ specifier: 'x', names: ['A'] }] },
    ],
    [
      'an indented code block in tildes',
      "- Item:\n\n  ~~~~\n  import { A } from 'x';\n  ```\n  ~~~~\n",
      { imports: [{ specifier: 'x', names: ['A'] }] },
    ],
    [
      'demos',
      '<Demo src="./FirstPie.tsx" height={1} />\n<Demo height={1} src="./Pies" />',
      { demos: ['FirstPie', 'Pies'] },
    ],
    ['a demo in a code block', '```mdx\n<Demo src="./FirstPie.tsx" />\n```', {}],
  ])('finds %s', (_, text, expected) => {
    expect(findMentions(text)).toEqual({
      names: [],
      links: [],
      imports: [],
      demos: [],
      ...expected,
    });
  });
});
