import { createInterface } from '../extract/createInterfaces';
import { judgeInterface } from '../extract/judgeExports';
import type { ApiInterface, ApiProp, Plan } from '../types';
import { createPackages, getEntry } from './createPackages';

function toInterface(
  plans: Partial<Record<Plan, string>>,
  name = 'Thing',
): ApiInterface {
  const entry = getEntry(createPackages(plans), name);
  return createInterface(entry, new Set(['Thing', 'Base']));
}

function toMember(members: string, declarations = ''): ApiProp | undefined {
  const text = `${declarations} export interface Thing { ${members} }`;
  return toInterface({ community: text }).members[0];
}

const toTypes = ({ members }: ApiInterface) =>
  members.map(({ name, type }) => [name, type]);

describe('a member of an interface', () => {
  it.each([
    ['a field', 'a: string', { type: 'string', required: true }],
    ['a field to leave out', 'a?: string', { type: 'string', required: false }],
    ['a default', '/** @default 1 */ a?: number', { default: '1' }],
    [
      'a deprecation',
      '/** @deprecated Use b. */ a: string',
      { deprecated: 'Use b.' },
    ],
    ['a description', '/** What. */ a: string', { description: 'What.' }],
    [
      'a description without notes to self',
      '/**\n * What.\n * TODO: Rename it.\n * More.\n */ a: string',
      { description: 'What.\nMore.' },
    ],
  ])('has %s', (_, text, expected) => {
    expect(toMember(text)).toMatchObject(expected);
  });

  it.each([
    ['a method', 'a(b: string, c?: number): void'],
    ['a function', 'a: (b: string, c?: number) => void'],
    ['a function among others', 'a?: null | ((b: string, c?: number) => void)'],
    ['an alias of a function', 'a: Callback<string>'],
  ])('that is %s has a signature', (_, text) => {
    const member = toMember(
      text,
      'export type Callback<T> = (b: T, c?: number) => void;',
    );
    expect(member?.signature).toEqual({
      params: [
        { name: 'b', type: 'string', description: '' },
        { name: 'c', type: 'number', isOptional: true, description: '' },
      ],
      returns: { type: 'void', description: '' },
    });
  });

  it('that is a function names no part of what its parameter is taken apart into', () => {
    const member = toMember(
      'a: ({ b, c }: Options) => void',
      'export interface Options { b: 1; c: 1 }',
    );
    expect(member?.type).toBe('(params: Options) => void');
  });

  it('that names a function on a condition has none: the alias says more', () => {
    const member = toMember(
      'a: Listener<string>',
      'export type Listener<T> = (b: T extends string ? 1 : 2) => void;',
    );
    expect(member).toMatchObject({ type: 'Listener<string>' });
    expect(member?.signature).toBeUndefined();
  });

  it('that is marked to be ignored, or of the language itself, is left out', () => {
    const { members } = toInterface({
      community:
        'export interface Thing extends Array<string> { /** @ignore */ a: 1; b: 1 }',
    });
    expect(members.map(({ name }) => name)).toEqual(['b']);
  });
});

describe('the members of a type', () => {
  it.each([
    [
      'an interface with what it inherits',
      `interface Base<T> { a: T } export interface Thing<V> extends Base<V[]> { b: V }`,
      [
        ['a', 'V[]'],
        ['b', 'V'],
      ],
    ],
    [
      'an intersection',
      `export type Thing = { a: 1 } & { b: 2 };`,
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'a union, each alternative once',
      `type K = 1 | 2; export type Thing = { a: K } | { a: 2 | 3; b: 4 };`,
      [
        ['a', '1 | 2 | 3'],
        ['b', '4'],
      ],
    ],
    [
      'a condition on its parameter, in terms of its parameters',
      `interface Inner<T> { a: T }
       export type Thing<S extends 'x' | 'y' = 'x' | 'y', V = string> =
         S extends 'x' ? Inner<V> : S extends 'y' ? { b: S } : never;`,
      [
        ['a', 'V'],
        ['b', 'S'],
      ],
    ],
    [
      'what its parameters default to',
      `export type Thing<
         P extends 'x' | undefined = undefined,
         S extends readonly unknown[] = P extends 'x' ? [1] : [{ a: 1 }],
       > = S extends readonly [infer First] ? First : {};`,
      [['a', '1']],
    ],
    [
      'a reference to it',
      `interface RefObject<T> { current: T }
       interface Api { go(): void }
       export type Thing = RefObject<Api | null>;`,
      [['go', '() => void']],
    ],
    [
      'a class, without its own affairs',
      `export declare class Thing { private a: string; protected b: string; c: string }`,
      [['c', 'string']],
    ],
  ])('are those of %s', (_, text, expected) => {
    expect(toTypes(toInterface({ community: text }))).toEqual(expected);
  });

  it('are required where every alternative requires them', () => {
    const { members } = toInterface({
      community: 'export type Thing = { a: 1; b: 1 } | { a: 2; b?: 2 } | { a: 3 };',
    });
    expect(members.map(({ name, required }) => [name, required])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  it('have the words that stand at the methods of the class that builds the API', () => {
    const { members } = toInterface({
      community: `
        declare class Plugin {
          /** Goes. */ private go;
          buildPublicAPI: () => { go: () => void };
        }
        export interface Thing { go: () => void }
      `,
    });
    expect(members[0]?.description).toBe('Goes.');
  });
});

describe('the plans of an interface', () => {
  const augmented = {
    community:
      'export interface Thing { a: string; shared: Inner } interface Inner {}',
    pro: `
      export { Thing } from 'HOME';
      declare module 'HOME' { interface Thing { b: string } }
    `,
    premium: `
      export { Thing } from 'HOME-pro';
      declare module 'HOME' {
        interface Thing {
          c: string;
          /** Only available in DataGridPro. */ d: string;
        }
      }
    `,
  };

  it('are those of the smallest packages that have its members, or that these say', () => {
    const { plan, members } = toInterface(augmented);
    expect(plan).toBe('community');
    expect(members.map((member) => [member.name, member.plan])).toEqual([
      ['a', 'community'],
      ['b', 'pro'],
      ['c', 'premium'],
      ['d', 'pro'],
      ['shared', 'community'],
    ]);
  });

  it('are told apart where each package has an interface of its own', () => {
    const { members } = toInterface({
      community: 'interface Small { a: 1 } export type Thing = Small;',
      pro: 'interface Large { a: 1; b: 1; self: Large } export type Thing = Large;',
    });
    expect(members.map(({ name, type, plan }) => [name, type, plan])).toEqual([
      ['a', '1', 'community'],
      ['b', '1', 'pro'],
      // `Large` cannot be imported under that name.
      ['self', 'Thing', 'pro'],
    ]);
  });

  it('leave a type of several public names under its own', () => {
    const { members } = toInterface({
      community: `
        interface Slots { a: 1 }
        export { Slots as ASlots, Slots as BSlots };
        export interface Thing { slots: Slots }
      `,
    });
    expect(members[0]?.type).toBe('Slots');
  });
});

describe('the page of an interface', () => {
  it('names its type parameters and what it extends, as far as that has a page', () => {
    const page = toInterface({
      community: `
        export interface Base { a: 1 }
        interface Other { b: 1 }
        export interface Thing<R extends object = any, F = R> extends Base, Other {}
      `,
    });
    expect(page).toMatchObject({
      typeParameters: 'R extends object = any, F = R',
      extends: ['Base'],
    });
  });

  it.each([
    ['a type', 'interface Thing { a: 1 }', 'import type { Thing }'],
    ['a class', 'declare class Thing { a: 1 }', 'import { Thing }'],
  ])('imports %s as such', (_, text, expected) => {
    const { imports } = toInterface({ community: `export ${text}` });
    expect(imports[0]?.statement).toContain(expected);
  });
});

it.each([
  ['names the pages that show it', '/** @demos - [A](/a) */', '{ a: 1 }', true],
  ['names none', '/** Described. */', '{ a: 1 }', false],
  ['names some, yet it has no members', '/** @demos - [A](/a) */', '{}', false],
  ['is to be ignored', '/** @ignore\n * @demos - [A](/a) */', '{ a: 1 }', false],
])('a type whose comment %s has a page or none', (_, comment, body, expected) => {
  const packages = createPackages({
    community: `${comment} export type Thing = ${body};`,
  });
  expect(judgeInterface(getEntry(packages, 'Thing')).isDocumented).toBe(expected);
});
