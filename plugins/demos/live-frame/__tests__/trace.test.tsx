/** @jest-environment jsdom */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { compile } from '../client/compile';
import { link } from '../client/link';
import { getRootFiber } from '../client/trace/fibers';
import { findNodes, findPartOf } from '../client/trace/findNodes';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT =
  true;

const MODULES = new Map<string, object>([
  ['react', React],
  ['react-dom', ReactDOM],
  ['react/jsx-runtime', jsxRuntime],
]);

let root: Root | undefined;

beforeAll(() => {
  window.evaluate = (text) => (0, eval)(text);
});

afterEach(async () => {
  await React.act(async () => root?.unmount());
  document.body.replaceChildren();
});

/** Runs a program of which the first file is the entry, as the frame does. */
async function run(sources: Record<string, string>) {
  const files = Object.entries(sources).map(([name, code]) =>
    compile({ name, code }),
  );
  const { default: Demo } = link({
    files,
    styleNames: [],
    entry: files[0]!.name,
    modules: MODULES,
    isTimeUp: () => false,
  }) as { default: React.ComponentType };
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await React.act(async () => root?.render(<Demo />));
  const parts = files.flatMap((file) => file.parts);
  return {
    /** The ids of what each element makes, by its name and line. */
    marks: () =>
      Object.fromEntries(
        parts.map((part) => [
          `${part.selector ?? part.component ?? part.name}:${part.from.line}`,
          findNodes(getRootFiber(container)!, parts, part)
            .map((node) => (node instanceof Element ? node.id : node.textContent))
            .join(' '),
        ]),
      ),
    /** Which element made what has an id: its file, name and line. */
    trace: (id: string) => {
      const part = findPartOf(parts, document.getElementById(id)!);
      return part && `${part.file} ${part.selector ?? part.name}:${part.from.line}`;
    },
  };
}

const wrap = (jsx: string, before = '') =>
  `import * as React from 'react'; import { createPortal } from 'react-dom'; ${before}
export default function Demo() {
  return (
${jsx}
  );
}`;

describe('an element', () => {
  it.each<[string, string, Record<string, string>, string?]>([
    ['that is closed at once', '<b id="a" />', { 'b:4': 'a' }],
    [
      'within another',
      '<p id="a">\n<b id="b">x</b></p>',
      { 'p:4': 'a', 'b:5': 'b' },
    ],
    [
      'in a fragment',
      '<>\n<b id="a" />\n<b id="b" /></>',
      { ':4': 'a b', 'b:5': 'a', 'b:6': 'b' },
    ],
    [
      'in a fragment with a key',
      '<p id="p">{[1, 2].map((n) => <React.Fragment key={n}>\n<b id={`b${n}`} /></React.Fragment>)}</p>',
      { 'p:4': 'p', 'React.Fragment:4': 'b1 b2', 'b:5': 'b1 b2' },
    ],
    [
      'under a condition',
      '<p id="p">{true && <b id="b" />}\n{false && <i />}</p>',
      { 'p:4': 'p', 'b:4': 'b', 'i:5': '' },
    ],
    [
      'of a list',
      '<p id="p">\n{[1, 2].map((n) => <b key={n} id={`b${n}`} />)}</p>',
      { 'p:4': 'p', 'b:5': 'b1 b2' },
    ],
    ['with a spread', '<b {...{ id: "a" }} />', { 'b:4': 'a' }],
    ['with a key in a spread', '<b {...{ id: "a", key: "k" }} />', { 'b:4': 'a' }],
    [
      'that hands its props on',
      '<Link id="a" />',
      { 'b:1': 'a', 'Link:4': 'a' },
      'const Link = (props) => <b {...props} />;',
    ],
    [
      'that is cloned',
      '<Clone>\n<b /></Clone>',
      { 'Clone:4': 'a', 'b:5': 'a' },
      'const Clone = ({ children }) => React.cloneElement(children, { id: "a" });',
    ],
    [
      'in an attribute',
      '<Card icon={\n<b id="b" />} />',
      { 'p:1': 'p', 'Card:4': 'p', 'b:5': 'b' },
      'const Card = ({ icon }) => <p id="p">{icon}</p>;',
    ],
    [
      'that renders text',
      '<Text />',
      { 'Text:4': 'hello' },
      'const Text = () => "hello";',
    ],
    [
      'of memo, forwardRef and a class',
      '<p id="p">\n<M />\n<F />\n<C /></p>',
      { 'p:4': 'p', 'M:5': 'm', 'F:6': 'f', 'C:7': 'c' },
      'const e = React.createElement; const M = React.memo(() => e("b", { id: "m" })); const F = React.forwardRef(() => e("b", { id: "f" })); class C extends React.Component { static defaultProps = { id: "c" }; render() { return e("b", this.props); } }',
    ],
    [
      'in a portal',
      '<p id="p">\n<Popup /></p>',
      { 'p:4': 'p', 'Popup:5': 'a', 'b:1': 'a' },
      'const Popup = () => createPortal(<b id="a" />, document.body);',
    ],
    [
      'within itself',
      '<Tree depth={2} />',
      { 'div:1': 'p2', 'Tree:1': 'p1', 'Tree:4': 'p2' },
      'function Tree({ depth }) { return <div id={`p${depth}`}>{depth > 1 && <Tree depth={depth - 1} />}</div>; }',
    ],
  ])('%s leads to what it makes', async (_, jsx, expected, before = '') => {
    const { marks } = await run({ 'Demo.jsx': wrap(jsx, before) });
    expect(marks()).toEqual(expected);
  });
});

describe('what is in the document', () => {
  it('leads to the innermost element, in whichever file', async () => {
    const { trace } = await run({
      'Demo.tsx': wrap(
        '<p id="p">\n<Card>\n<i id="i" /></Card></p>',
        'import Card from "./Card";',
      ),
      'Card.tsx':
        'export default function Card({ children }) {\n  return <b id="b">{children}</b>;\n}',
    });
    expect(['p', 'b', 'i'].map(trace)).toEqual([
      'Demo.tsx p:4',
      'Card.tsx b:2',
      'Demo.tsx i:6',
    ]);
  });

  it('leads nowhere where the code has not made it', async () => {
    const { trace } = await run({ 'Demo.tsx': wrap('<p id="p" />') });
    document.body.insertAdjacentHTML('beforeend', '<b id="foreign"></b>');
    expect(trace('foreign')).toBeUndefined();
  });

  it('has no trace in its attributes', async () => {
    await run({ 'Demo.tsx': wrap('<p id="p">text</p>') });
    expect(document.body.innerHTML).toBe('<div><p id="p">text</p></div>');
  });
});

const GRID = `
const columns: Column[] = [
  { field: 'name' },
  {
    field: 'price',
    renderCell: () => <i id="i" />,
  },
];
const sortModel = [{ field: 'name', sort: 'asc' }];
function Grid({ columns }) {
  return columns.map(({ field, renderCell }) => React.createElement('div',
    { key: field, id: field, 'data-field': field }, renderCell?.()));
}
function Chart({ name, series }) {
  return series.map(({ id, data }, index) => React.createElement('div', {
    key: index, id: name + data, 'data-series': id ?? 'auto-generated-id-' + index }));
}`;

describe('columns and series', () => {
  it('lead to what they make, and back', async () => {
    const { marks, trace } = await run({
      'Demo.tsx': wrap(
        `<>
<Grid columns={columns} />
<Chart
  name="a"
  series={[
    { data: 1 },
    { id: 'two', data: 2 },
    ...[],
    { data: 3 },
  ]}
/>
<Chart
  name="b"
  series={[
    { data: 4 },
  ]}
/></>`,
        GRID,
      ),
    });
    expect(marks()).toMatchObject({
      '[data-field="name"]:3': 'name',
      '[data-field="price"]:4': 'price',
      'i:6': 'i',
      'Grid:21': 'name price',
      'Chart:22': 'a1 a2 a3',
      '[data-series="auto-generated-id-0"]:25': 'a1',
      '[data-series="two"]:26': 'a2',
      '[data-series="auto-generated-id-0"]:34': 'b4',
    });
    expect(Object.keys(marks())).toHaveLength(10);
    expect(['name', 'i', 'a1', 'a2', 'a3', 'b4'].map(trace)).toEqual([
      'Demo.tsx [data-field="name"]:3',
      'Demo.tsx i:6',
      'Demo.tsx [data-series="auto-generated-id-0"]:25',
      'Demo.tsx [data-series="two"]:26',
      'Demo.tsx Chart:22',
      'Demo.tsx [data-series="auto-generated-id-0"]:34',
    ]);
  });
});

it('a slot leads to what its component makes', async () => {
  const { marks } = await run({
    'Demo.tsx': wrap(
      `<List
  slots={{
    title: Title,
    footer: Footer,
    icon: 'b',
  }}
/>`,
      `import Footer from './Footer';
const Title = React.memo(function Title() { return <b id="title" />; });
const List = ({ slots }) => Object.values(slots).map((Slot, index) => React.createElement(Slot, { key: index }));`,
    ),
    'Footer.tsx': 'export default function Footer() { return <i id="footer" />; }',
  });
  expect(marks()).toEqual({
    'b:2': 'title',
    'List:6': 'title footer ',
    'Title:8': 'title',
    'Footer:9': 'footer',
    'i:1': 'footer',
  });
});
