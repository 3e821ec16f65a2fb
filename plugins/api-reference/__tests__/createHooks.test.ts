import { createHook } from '../extract/createHooks';
import { judgeHook, isHook } from '../extract/judgeExports';
import { createPackages, getEntry } from './createPackages';

function toHook(text: string, name = 'useThing') {
  return createHook(getEntry(createPackages({ community: text }), name));
}

/** A signature as a reader would write it. */
function toText(text: string): string {
  const { params = [], returns } = toHook(text)?.signature ?? {};
  const list = params.map(
    ({ name, type, isOptional }) => `${name}${isOptional ? '?' : ''}: ${type}`,
  );
  return `(${list.join(', ')}) => ${returns?.type}`;
}

describe('the signature of a hook', () => {
  it.each([
    ['a function', '(id: string): number', '(id: string) => number'],
    ['a parameter to leave out', '(id?: string): void', '(id?: string) => void'],
    ['its own type parameter', '<T extends object>(a: T): T[]', '(a: T) => T[]'],
    [
      'an alias that nobody can import',
      '(a: Hidden): void',
      '(a: string | null) => void',
    ],
    [
      'a parameter that is taken apart',
      '({ a, b }: Options): void',
      '(params: Options) => void',
    ],
  ])('of %s', (_, signature, text) => {
    expect(
      toText(`
        type Hidden = string | null;
        export interface Options { a: string; b: string }
        export declare function useThing${signature};
      `),
    ).toBe(text);
  });

  it.each([
    ['a constant', 'export declare const useThing: (id: string) => Thing;'],
    [
      'another hook',
      `declare function useOther(id: string): Thing;
       export declare const useThing: typeof useOther;`,
    ],
    [
      'an interface, with its arguments',
      `interface Plugin<T> { (id: string): T }
       export declare const useThing: Plugin<Thing>;`,
    ],
  ])('is that of %s', (_, declaration) => {
    expect(toText(`export interface Thing { a: string }\n${declaration}`)).toBe(
      '(id: string) => Thing',
    );
  });

  it('has the words of the comment, those on members of an object included', () => {
    const hook = toHook(`
      /**
       * Does it.
       * @param {object} wrong Never checked.
       * @param {Options} options What to do.
       * @param {string} options.a Where.
       * @returns {any} The thing.
       */
      export declare function useThing(options: { a: string }): number;
    `);
    expect(hook).toMatchObject({ description: 'Does it.' });
    expect(hook?.signature).toEqual({
      params: [
        { name: 'options', type: '{ a: string }', description: 'What to do.' },
        { name: 'options.a', type: 'string', description: 'Where.' },
      ],
      returns: { type: 'number', description: 'The thing.' },
    });
  });

  it('has the further ways to call the hook beside it', () => {
    const hook = toHook(`
      /** One. */ export declare function useThing(id: string): number;
      /** All. */ export declare function useThing<T>(): T[];
    `);
    expect(hook?.signature.params).toHaveLength(1);
    expect(hook?.overloads).toEqual([
      {
        description: 'All.',
        typeParameters: 'T',
        signature: { params: [], returns: { type: 'T[]', description: '' } },
      },
    ]);
  });
});

describe('the page of a hook', () => {
  const packages = createPackages({
    community: {
      index: "export * from './hooks'; export { Inner } from './internals';",
      hooks: '/** Does it. */ export declare function useThing(): void;',
      internals: 'export * from "./hooks"; export type Inner = 1;',
    },
    pro: 'export { useThing } from "HOME";',
  });

  it('has the smallest plan, and the import lines of all public modules', () => {
    const hook = createHook(getEntry(packages, 'useThing'));
    expect(hook).toMatchObject({ slug: 'use-thing', plan: 'community' });
    const lines = hook?.imports.map(({ statement }) =>
      statement.replace(/fixture-\d+/, 'fixture'),
    );
    expect(lines).toEqual([
      "import { useThing } from '@mui/x-fixture/hooks';",
      "import { useThing } from '@mui/x-fixture';",
      "import { useThing } from '@mui/x-fixture-pro';",
    ]);
  });

  it('is of what the index exports, where another module has an older one', () => {
    const entry = getEntry(
      createPackages({
        community: {
          index: 'export * from "./new"; export { Old } from "./aged";',
          new: '/** New. */ export declare function useThing(): void;',
          aged: '/** Old. */ export declare function useThing(): void; export type Old = 1;',
        },
      }),
      'useThing',
    );
    expect(createHook(entry)?.description).toBe('New.');
  });

  it('is under the name without the mark of an unstable export', () => {
    const hook = toHook('export declare function unstable_useThing(): void;');
    expect(hook).toMatchObject({
      name: 'useThing',
      exportName: 'unstable_useThing',
      imports: [
        { statement: expect.stringContaining('{ unstable_useThing as useThing }') },
      ],
    });
  });
});

describe('an export', () => {
  it.each([
    ['a function', 'declare function useThing(): void', 'useThing', true],
    ['a type', 'type useThing = () => void', 'useThing', false],
    [
      'a value that cannot be called',
      'declare const useThing: 1',
      'useThing',
      false,
    ],
    ['of another name', 'declare function used(): void', 'used', false],
  ])('that is %s is a hook or not', (_, text, name, expected) => {
    const packages = createPackages({ community: `export ${text};` });
    expect(isHook(getEntry(packages, name))).toBe(expected);
  });

  it.each([
    ['is described', '/** Does it. */', true],
    ['is only deprecated', '/** @deprecated Do not. */', true],
    ['has no comment', '', false],
    ['is marked to be ignored', '/** Does it. @ignore */', false],
    ['is marked to be ignored, below', '/** Does it.\n * @ignore */', false],
  ])('that %s has a page or none', (_, comment, isDocumented) => {
    const packages = createPackages({
      community: `${comment} export declare function useThing(): void;`,
    });
    expect(judgeHook(getEntry(packages, 'useThing')).isDocumented).toBe(
      isDocumented,
    );
  });
});
