import { readElements } from '../client/readElements';
import { findPartsAt, getChildren, toParts } from '../client/trace/parts';

function read(code: string, name = 'Demo.tsx') {
  const file = { name, code };
  return toParts(file, readElements(file));
}

function describePart({ name, from, to }: ReturnType<typeof read>[number]) {
  return `${name || '<>'} ${from.line}:${from.column}-${to.line}:${to.column}`;
}

describe('toParts', () => {
  it.each([
    ['a closed element', 'x = <Box />;', ['Box 1:4-1:11']],
    ['an element with text', 'x = <b>\n  hi\n</b>;', ['b 1:4-3:4']],
    ['nested elements', 'x = <b>\n<i/></b>;', ['b 1:4-2:8', 'i 2:0-2:4']],
    ['a member', 'x = <Menu.Item></Menu.Item>;', ['Menu.Item 1:4-1:27']],
    ['a fragment', 'x = <>\n<i/></>;', ['<> 1:4-2:7', 'i 2:0-2:4']],
    ['an attribute', 'x = <A icon={<B />}\n/>;', ['A 1:4-2:2', 'B 1:13-1:18']],
    ['a bare attribute', 'x = <A icon=<B /> />;', ['A 1:4-1:20', 'B 1:12-1:17']],
    ['a type', 'x = <A<string> b={(n: number) => n > 1} />;', ['A 1:4-1:42']],
    [
      'a condition',
      'x = a && <B />;\ny = c ? <D /> : null;',
      ['B 1:9-1:14', 'D 2:8-2:13'],
    ],
    ['a list', 'x = [1].map((n) => <i key={n}>{n}</i>);', ['i 1:19-1:37']],
    ['a spread', 'x = <A {...rest} key="1"\n></A>;', ['A 1:4-2:5']],
    ['no element', 'const f = <T,>(a: T) => a;\nx = 1 < 2;', []],
  ])('reads %s', (_, code, expected) => {
    expect(read(code).map(describePart)).toEqual(expected);
  });
});

const CODE = `export default function Demo() {
  return (
    <Box
      sx={{ p: 2 }}
    >
      <td><b>one</b> <i>two</i></td>
      <>
        <A />
        <B />
      </>
    </Box>
  );
}`;

describe('findPartsAt', () => {
  const parts = [...read(CODE), ...read('x = <Other />', 'other.tsx')];

  it.each([
    ['outside of all elements', 1, 0, []],
    ['on an opening tag', 3, 4, ['Box']],
    ['in its indentation', 3, 0, ['Box']],
    ['on an attribute’s line', 4, 8, ['Box']],
    ['on a line of several, within one', 6, 11, ['b']],
    ['on a line of several, between them', 6, 20, ['b']],
    ['on a line of several, before them', 6, 0, ['td']],
    ['on a fragment', 7, 6, ['']],
    ['on an element of a fragment', 8, 9, ['A']],
    ['on a closing tag', 11, 8, ['Box']],
    ['below all lines', 99, 0, []],
  ])('finds what stands %s', (_, line, column, expected) => {
    const found = findPartsAt(parts, { file: 'Demo.tsx', line, column });
    expect(found.map(({ name }) => name)).toEqual(expected);
  });

  it('keeps the files apart', () => {
    const found = findPartsAt(parts, { file: 'other.tsx', line: 1, column: 5 });
    expect(found.map(({ name }) => name)).toEqual(['Other']);
  });
});

it('knows what is right within a part', () => {
  const parts = read(CODE);
  const names = parts.map((part) => [
    part.name,
    getChildren(parts, part).map(({ name }) => name),
  ]);
  expect(names).toEqual([
    ['Box', ['td', '']],
    ['td', ['b', 'i']],
    ['b', []],
    ['i', []],
    ['', ['A', 'B']],
    ['A', []],
    ['B', []],
  ]);
});
