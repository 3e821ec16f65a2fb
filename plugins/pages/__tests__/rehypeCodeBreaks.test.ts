import type { Element, ElementContent, Root } from 'hast';
import { rehypeCodeBreaks } from '../rehypeCodeBreaks';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const code = (value: string) => element('code', { type: 'text', value });

function toText(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  const isBreak = node.type === 'mdxJsxTextElement' && node.name === 'wbr';
  return isBreak
    ? '|'
    : 'children' in node
      ? node.children.map(toText).join('')
      : '';
}

function transform(...children: ElementContent[]): string {
  const row = element('tr', ...children);
  const tree: Root = { type: 'root', children: [row] };
  rehypeCodeBreaks()(tree);
  return toText(row);
}

it.each([
  ['a name that fits', 'onViewChange', 'onViewChange'],
  ['a long name', 'gridSortedRowIdsSelector', 'gridSortedRow|IdsSelector'],
  [
    'a path',
    'apiRef.current.getSelectedRows()',
    'apiRef.|current.|getSelected|Rows()',
  ],
  ['words that fit', '{ top, right, bottom, left }', '{ top, right, bottom, left }'],
  ['a name with hyphens', 'x-data-grid-premium', 'x-data-grid-premium'],
])('breaks code in a table: %s', (_, text, expected) => {
  expect(transform(element('table', element('td', code(text))))).toBe(expected);
});

it('reaches the code of a link', () => {
  const link = element('a', code('onSelectedSectionsChange'));
  expect(transform(element('table', element('td', link)))).toBe(
    'onSelected|SectionsChange',
  );
});

it('leaves code outside of tables whole', () => {
  expect(transform(element('p', code('gridSortedRowIdsSelector')))).toBe(
    'gridSortedRowIdsSelector',
  );
});

it('keeps code inline: as written by hand, so that no component of the theme takes its place', () => {
  const tree: Root = {
    type: 'root',
    children: [element('table', element('td', code('gridSortedRowIdsSelector')))],
  };
  rehypeCodeBreaks()(tree);
  const cell = (tree.children[0] as Element).children[0] as Element;
  expect(cell.children[0]).toMatchObject({
    name: 'code',
    data: { _mdxExplicitJsx: true },
  });
});
