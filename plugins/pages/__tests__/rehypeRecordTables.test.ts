import type { Element, ElementContent, Root } from 'hast';
import { rehypeRecordTables } from '../rehypeRecordTables';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const text = (value: string) => ({ type: 'text' as const, value });

const PLAN: ElementContent = {
  type: 'mdxJsxTextElement',
  name: 'Plan',
  attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: 'pro' }],
  children: [],
};

/** The classes and the cells' labels of a table of one row, by its headings. */
function transform(headings: ElementContent[], className?: string[]) {
  const cells = headings.map(() => element('td'));
  const table = element(
    'table',
    element(
      'thead',
      element('tr', ...headings.map((heading) => element('th', heading))),
    ),
    element('tbody', element('tr', ...cells)),
  );
  table.properties = { className };
  const tree: Root = { type: 'root', children: [table] };
  rehypeRecordTables()(tree);
  return [
    table.properties.className,
    cells.map(({ properties }) => properties.dataLabel),
  ];
}

describe('rehypeRecordTables', () => {
  it('names the column of each cell behind the first', () => {
    const headings = [
      text('Library'),
      text('License '),
      PLAN,
      element('code', text('since')),
    ];
    expect(transform(headings)).toEqual([
      ['record-table'],
      [undefined, 'License', 'Pro', 'since'],
    ]);
  });

  it('leaves alone what a phone has room for', () => {
    expect(transform([text('a'), text('b'), text('c')])).toEqual([
      undefined,
      [undefined, undefined, undefined],
    ]);
  });

  it('leaves alone a table that has a look of its own', () => {
    const headings = ['a', 'b', 'c', 'd'].map(text);
    expect(transform(headings, ['member-table'])).toEqual([
      ['member-table'],
      [undefined, undefined, undefined, undefined],
    ]);
  });
});
