import { compile } from '../client/compile';
import type { LiveError } from '../client/LiveError';

function getFault(name: string, code: string) {
  try {
    compile({ name, code });
  } catch (error) {
    const { phase, message, file, line } = error as LiveError;
    return { phase, message, file, line };
  }
  return undefined;
}

/** Runs a file's code with the checks counted; its result is what it assigns to `exports.out`. */
function run(code: string, name = 'Demo.tsx') {
  const exports: { out?: unknown } = {};
  const counts = { loops: 0, calls: 0 };
  const compiled = compile({ name, code });
  const execute = new Function(
    'exports',
    'require',
    '__checkLoop',
    '__checkCall',
    compiled.code,
  );
  execute(
    exports,
    (specifier: string) => ({ __esModule: true, default: specifier }),
    () => {
      counts.loops += 1;
    },
    () => {
      counts.calls += 1;
    },
  );
  return { out: exports.out, ...counts };
}

describe('compile', () => {
  it.each([
    [
      'types',
      'Demo.tsx',
      'export const out: number = 3 as number satisfies number;',
      3,
    ],
    [
      'enums',
      'Demo.ts',
      'enum Size { Small = 2 } export const out = Size.Small;',
      2,
    ],
    [
      'a generic arrow function',
      'Demo.tsx',
      'export const out = (<T,>(x: T) => x)(4);',
      4,
    ],
    [
      'plain JavaScript',
      'Demo.js',
      'const a = 1, b = 2; export const out = a < b;',
      true,
    ],
    ['default imports', 'Demo.jsx', 'import a from "a"; export const out = a;', 'a'],
    ['optional chaining', 'Demo.jsx', 'export const out = null?.x ?? 5;', 5],
  ])('runs %s', (_, name, code, expected) => {
    expect(run(code, name).out).toBe(expected);
  });

  it('lists what the code imports, and what its JSX does', () => {
    const code = `import type { A } from 'types-only';
import { B } from 'unused';
import Box from '@mui/material/Box';
import './side-effect';
export { c } from './other';
const late = () => import('late');
export default function Demo() {
  return <Box />;
}`;
    expect(compile({ name: 'Demo.tsx', code }).requires).toEqual([
      'react/jsx-runtime',
      '@mui/material/Box',
      './side-effect',
      './other',
      'late',
    ]);
  });

  it.each([
    '<Menu.Item icon={<b />}>{1 < 2} <></> text</Menu.Item>',
    '<><i a="</b>" /><svg.use></svg.use></>',
    '<Box<string> a={(x: number) => <i>{x}</i>}></Box>',
    '<b>{[1].map((n) => (<i key={n}>{n}</i>))}</b>',
  ])('takes %s', (jsx) => {
    expect(getFault('Demo.tsx', `export default () => ${jsx};`)).toBeUndefined();
  });

  it('keeps the lines of the source', () => {
    const code = `interface Row {
  id: number;
}

for (const row of [] as Row[]) {
  console.log(row);
}
throw new Error('here');`;
    const lines = compile({ name: 'Demo.tsx', code }).code.split('\n');
    expect(lines.findIndex((line) => line.includes("Error('here')"))).toBe(7);
  });

  it.each([
    ['an open bracket', 'const a = (1;\n', 1],
    ['an unclosed element', 'const a = 1;\nexport default () => <b>hi</i>;\n', 2],
    ['an unclosed fragment', 'const a = (\n  <>\n    <b />\n  </b>\n);', 4],
    ['a name declared twice', 'const a = 1;\n\nconst a = 2;\n', 3],
    ['a type error of nobody', 'const a: = 2;', 1],
    ['break outside of a loop', 'const a = 1;\nbreak;', 2],
  ])('says the line of %s', (_, code, line) => {
    const fault = getFault('Demo.tsx', code);
    expect(fault).toMatchObject({ phase: 'syntax', file: 'Demo.tsx', line });
    expect(fault?.message).not.toMatch(/\(\d+:\d+\)|Demo\.tsx/);
  });
});

describe('the checks', () => {
  it.each([
    ['for', 'for (let i = 0; i < 3; i++) { out += i; }', 3, 3],
    ['for without braces', 'for (let i = 0; i < 3; i++) out += i;', 3, 3],
    ['for without a body', 'for (let i = 0; i++ < 3;);', 0, 3],
    ['while', 'while (out < 3) { out++; }', 3, 3],
    ['while without braces', 'while (out < 3) out++;', 3, 3],
    ['do', 'do { out++; } while (out < 3);', 3, 3],
    ['do without braces', 'do out++; while (out < 3);', 3, 3],
    ['for-of', 'for (const n of [1, 2]) out += n;', 3, 2],
    ['for-in', 'for (const key in { a: 1, b: 2 }) { out += key.length; }', 2, 2],
    [
      'nested without braces',
      'for (const a of [1, 2]) for (const b of [1, 2]) out += b;',
      6,
      6,
    ],
    [
      'labels',
      'outer: for (const a of [1, 2]) { for (;;) { out++; continue outer; } }',
      2,
      4,
    ],
    [
      'a label within',
      'while (out < 2) inner: for (;;) { out++; break inner; }',
      2,
      4,
    ],
    ['an if with else', 'if (out) for (;;); else while (out < 2) out++;', 2, 2],
  ])('count the turns of %s', (_, loop, out, loops) => {
    expect(run(`let out = 0; ${loop} exports.out = out;`)).toEqual({
      out,
      loops,
      calls: 0,
    });
  });

  it.each([
    [
      'a declaration',
      'function f(n: number): number { return n && f(n - 1); } f(2);',
      3,
    ],
    ['a method', 'class A { go() { return 1; } } new A().go();', 1],
    ['an arrow function', 'const f = (n) => n; f(f(1));', 2],
    ['one that gives an object', 'exports.out = (() => ({ a: 1 }))().a;', 1],
    ['one that assigns', 'let a; const f = () => a = 2; f(); exports.out = a;', 1],
    ['a callback', '[1, 2, 3].map((n) => { return n; });', 3],
    ['a generator', 'function* g() { yield 1; } [...g()];', 1],
  ])('count the calls of %s', (_, code, calls) => {
    expect(run(code)).toMatchObject({ calls, loops: 0 });
  });

  it('stand in loops inside of functions, too', () => {
    const { loops, calls } = run('(() => { for (const a of [1, 2]) a; })();');
    expect({ loops, calls }).toEqual({ loops: 2, calls: 1 });
  });
});
