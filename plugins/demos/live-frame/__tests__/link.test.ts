/** @jest-environment jsdom */
import { compile } from '../client/compile';
import { link } from '../client/link';
import { toFault } from '../client/LiveError';

const NEVER = () => false;

beforeAll(() => {
  window.evaluate = (text) => (0, eval)(text);
});

function run(sources: Record<string, string>, isTimeUp = NEVER) {
  const names = Object.keys(sources);
  const styleNames = names.filter((name) => name.endsWith('.css'));
  return link({
    files: names
      .filter((name) => !styleNames.includes(name))
      .map((name) => compile({ name, code: sources[name] ?? '' })),
    styleNames,
    entry: names[0] ?? '',
    modules: new Map([
      ['pkg', { __esModule: true, default: 'default', named: 'named' }],
    ]),
    isTimeUp,
  });
}

function getFault(...args: Parameters<typeof run>) {
  try {
    run(...args);
  } catch (error) {
    return toFault(error);
  }
  return undefined;
}

describe('link', () => {
  it.each([
    ['./data', 'data.ts'],
    ['./data.ts', 'data.ts'],
    ['./data', 'data.jsx'],
    ['./sample-data/data', 'sample-data/data.ts'],
    ['./sample-data/../data', 'data.js'],
  ])('finds the file that %s means', (specifier, name) => {
    const { default: value } = run({
      'Demo.tsx': `import { value } from '${specifier}'; export default value;`,
      [name]: 'export const value = 7;',
    });
    expect(value).toBe(7);
  });

  it('resolves an import from the folder of its file', () => {
    const { default: value } = run({
      'Demo.tsx': "export { value as default } from './sample-data/a';",
      'sample-data/a.ts': "export { value } from './b';",
      'sample-data/b.ts': 'export const value = 8;',
    });
    expect(value).toBe(8);
  });

  it('runs a file once, and lets files import each other', () => {
    const { default: value } = run({
      'Demo.ts':
        "import { a } from './a'; import { b } from './b'; export default [a, b(), b()];",
      'a.ts': "import { b } from './b'; export const a = { count: 0 }; b;",
      'b.ts': "import { a } from './a'; export const b = () => (a.count += 1);",
    });
    expect(value).toEqual([{ count: 2 }, 1, 2]);
  });

  it('hands out packages by default and by name', () => {
    const { default: value } = run({
      'Demo.ts':
        "import one, { named } from 'pkg'; import * as all from 'pkg'; export default [one, named, all.named];",
    });
    expect(value).toEqual(['default', 'named', 'named']);
  });

  it.each([
    ["import styles from './Demo.module.css'"],
    ["import * as styles from './Demo.module.css'"],
    ["import { card } from './Demo.module.css'; const styles = { card }"],
  ])('names the classes of a CSS module as written: %s', (line) => {
    const { default: value } = run({
      'Demo.tsx': `${line}; export default styles.card;`,
      'Demo.module.css': '.card { color: red; }',
    });
    expect(value).toBe('card');
  });

  it('says which file is missing, and which there are', () => {
    expect(
      getFault({
        'Demo.tsx': "export { a } from './a';",
        'a.ts': "export { a } from './orders';",
        'Demo.module.css': '',
      }),
    ).toMatchInlineSnapshot(`
      {
        "file": "a.ts",
        "line": undefined,
        "message": "There is no file "./orders". The demo has: Demo.tsx, a.ts, Demo.module.css.",
        "phase": "link",
      }
    `);
  });

  it('says the place of an error', () => {
    expect(
      getFault({
        'Demo.tsx': "import './a';",
        'a.ts': 'interface A {\n  a: number;\n}\n\nmissing();',
      }),
    ).toEqual({
      phase: 'run',
      message: 'missing is not defined',
      file: 'a.ts',
      line: 5,
    });
  });

  it.each([
    [
      'a loop',
      '\n\nwhile (true) {}',
      'This loop ran for more than 2 seconds. It was stopped.',
    ],
    [
      'recursion',
      '\nconst f = (n: number): number => f(n - 1) + f(n - 2);\nf(2);',
      'The calls of this function ran for more than 2 seconds. They were stopped.',
    ],
  ])('stops %s once the time is up, and says where', (_, code, message) => {
    let turns = 0;
    const fault = getFault({ 'Demo.tsx': code }, () => (turns += 1) > 100);
    expect(fault).toMatchObject({ phase: 'run', message, file: 'Demo.tsx' });
    expect([2, 3]).toContain(fault?.line);
  });
});

describe('toFault', () => {
  const fail = () => {
    throw new Error('no text');
  };

  it.each([
    ['a value whose text throws', { toString: fail }],
    ['a value without a text', Object.create(null) as object],
    [
      'an error whose message throws',
      Object.defineProperty(new Error(), 'message', { get: fail }),
    ],
  ])('tells of %s that it was thrown', (_, thrown) => {
    expect(toFault(thrown)).toEqual({
      phase: 'run',
      message: 'The code threw a value that has no text.',
    });
  });
});
