import { parsePage } from '../parsePage';
import { ENGLISH } from './createSite';

describe('parsePage', () => {
  it('takes a page apart into what is translated as a whole', () => {
    const { blocks } = parsePage(ENGLISH, 'docs/pie.mdx');
    expect(
      blocks.map(({ kind, key, line, text }) =>
        [line, kind, key ?? '', text.split('\n')[0]].join(' | '),
      ),
    ).toMatchInlineSnapshot(`
      [
        "2 | field | title | Pie charts",
        "3 | field | description | Draw shares of a whole.",
        "7 | paragraph |  | A pie shows the shares of a whole.",
        "9 | element |  | <Demo src="./FirstPie.tsx" height={300} />",
        "11 | heading | slices | Slices",
        "13 | paragraph |  | Each slice has a \`value\`. See [bars](/x/react-charts/bars) for more than five.",
        "15 | item |  | A slice can be pulled out.",
        "16 | item |  | A slice can be hidden.",
        "18 | row |  | | Prop | Use |",
        "20 | row |  | | \`data\` | the slices |",
        "22 | admonition |  | Mind the order",
        "23 | paragraph |  | The first slice begins at the top.",
        "26 | code |  | \`\`\`tsx",
        "31 | heading | labels | Labels",
        "33 | paragraph |  | A label names its slice <Plan name="pro" />.",
      ]
    `);
  });

  it('knows where each block stands in the file', () => {
    const { blocks, source } = parsePage(ENGLISH, 'docs/pie.mdx');
    const [, , , , , item] = blocks.filter(({ kind }) => kind !== 'field');
    expect(source.slice(item!.start, item!.end)).toBe('A slice can be hidden.');
  });

  it('gives a heading without an id the one that the site makes', () => {
    const { blocks } = parsePage('## Big slices\n\n## Big slices\n', 'docs/pie.mdx');
    expect(blocks.map(({ key }) => key)).toEqual(['big-slices', 'big-slices-1']);
  });

  it.each([
    ['MDX', 'Text\n\n<Demo', /^docs\/pie\.mdx:3:\d+: Unexpected end of file/],
    [
      'front matter',
      '---\ntitle: "Pie\n---\n',
      /^docs\/pie\.mdx: the front matter can’t be read: /,
    ],
  ])('says where faulty %s is', (_, source, message) => {
    expect(() => parsePage(source, 'docs/pie.mdx')).toThrow(message);
  });
});
