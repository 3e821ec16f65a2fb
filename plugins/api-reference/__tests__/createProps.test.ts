import { findDefault } from '../extract/createProps';
import type { PropRule } from '../documented';
import { extractProps } from './createFixture';

function toProp(member: string, generics = '') {
  const [prop] = extractProps(`
    ${DECLARATIONS}
    interface Props${generics} { /** Described. */ ${member} }
    export declare const Widget: ${generics}(props: Props${toNames(generics)}) => void;
  `);
  return prop;
}

function toNames(generics: string) {
  return generics.replace(/ (?:extends|=) [^,>]+/g, '');
}

const DECLARATIONS = `
  export type Density = 'compact' | 'standard';
  type Hidden = string | null;
  type Tree = { next: Leaf };
  type Leaf = Tree | null;
  export interface Column<R = any, V = unknown> { row: R; value: V }
  export interface Options { layout?: 'row' | 'column'; size: number }
  export type Listener<E> = (event: E) => void;
  type OverridableStringUnion<T, U> = T;
`;

describe('the type of a prop', () => {
  it.each([
    ['a keyword', 'a: string', 'string'],
    ['an optional type', 'a?: string | undefined', 'string'],
    [
      'undefined of a prop that is required',
      'a: string | undefined',
      'string | undefined',
    ],
    ['an alias of literals', 'a?: Density', "'compact' | 'standard'"],
    [
      'an array of literals',
      'a: readonly Density[]',
      "readonly ('compact' | 'standard')[]",
    ],
    [
      'an alias of literals in a function',
      'a(b: Density): void',
      '(b: Density) => void',
    ],
    [
      'a function',
      'a: (b: number, c?: string) => void',
      '(b: number, c?: string) => void',
    ],
    [
      'a method',
      'a(b: number, c?: string): void',
      '(b: number, c?: string) => void',
    ],
    [
      'an alias that nobody can import',
      'a: (b: Hidden) => void',
      '(b: string | null) => void',
    ],
    ['an alias that contains itself', 'a: Tree', '{ next: Tree | null }'],
    ['a union in a union', 'a: Hidden | string | number', 'string | null | number'],
    ['an argument that is the default', 'a: Column<any, unknown>[]', 'Column[]'],
    [
      'an argument that is not the default',
      'a: Column<any, string>',
      'Column<any, string>',
    ],
    ['an argument of literals', 'a: Listener<Density>', 'Listener<Density>'],
    ['a member of a type', "a?: Options['layout']", "'row' | 'column'"],
    [
      'a utility type that passes on',
      "a: OverridableStringUnion<'a' | 'b', Options>",
      "'a' | 'b'",
    ],
    [
      'comments and line breaks',
      'a: {\n  /** B. */\n  b: string; // c\n  d: number;\n}',
      '{ b: string; d: number }',
    ],
    ['slashes in a literal', "a: 'image/*' | '//'", "'image/*' | '//'"],
  ])('of %s', (_, member, type) => {
    expect(toProp(member)?.type).toBe(type);
  });

  it.each([
    ['any', 'a: R[]', '<R>', 'any[]'],
    ['its default', 'a: R', '<R = Options>', 'Options'],
    [
      'the constraint where that is basic',
      'a?: M',
      '<M extends boolean | undefined = undefined>',
      'boolean',
    ],
    [
      'its default, not a constraint of several',
      'a: K',
      '<K extends string | number = Options>',
      'Options',
    ],
    [
      'no parameter of its own function',
      'a: <T>(b: T) => R',
      '<R>',
      '<T>(b: T) => any',
    ],
  ])('writes %s for a free type parameter', (_, member, generics, type) => {
    expect(toProp(member, generics)?.type).toBe(type);
  });

  it('writes arguments for type parameters through heritage and utility types', () => {
    const props = extractProps(`
      export interface Value { value: string }
      export interface Range { range: Value }
      interface Base<T> {
        /** A. */ a: T;
        /** B. */ b: (c: T | null) => T extends Range ? T[] : number;
      }
      type Loose<T> = Partial<Omit<T, 'x'>>;
      interface Props<T> extends Loose<Base<T>> {}
      export declare const Widget: (props: Props<Value>) => void;
    `);
    expect(props.map(({ name, type }) => [name, type])).toEqual([
      ['a', 'Value'],
      ['b', '(c: Value | null) => number'],
    ]);
  });

  it('joins what the variants of the props declare', () => {
    const props = extractProps(`
      interface A { /** V. */ variant?: 'a' }
      interface B { /** V. */ variant: 'b' }
      export declare const Widget: (props: Omit<A | B, never>) => void;
    `);
    expect(props[0]?.type).toBe("'a' | 'b'");
  });
});

describe('the props of a component', () => {
  const typings = `
    interface Props {
      /** B, in the typings. */ b: string;
      /** A. */ a: string;
      /** @ignore */ ignored: string;
      /** C. */ c?: string;
      undescribed?: string;
      undescribedButRequired: string;
    }
    export declare const Widget: (props: Props) => void;
  `;
  const list = (script?: string, rule?: PropRule) =>
    extractProps(typings, script, undefined, rule).map(({ name, description }) => [
      name,
      description,
    ]);

  it('are those that it declares, described or not, sorted', () => {
    expect(list()).toEqual([
      ['a', 'A.'],
      ['b', 'B, in the typings.'],
      ['c', 'C.'],
      ['undescribed', ''],
      ['undescribedButRequired', ''],
    ]);
  });

  it('are those of the prop types, the described and the required ones', () => {
    const described = [
      ['a', 'A.'],
      ['b', 'B, in the typings.'],
      ['c', 'C.'],
    ];
    const required = ['undescribedButRequired', ''];
    expect(list('Widget.propTypes = {};')).toEqual([...described, required]);
    expect(list('Widget.propTypes = { undescribed: 1, gone: 1 };')).toEqual([
      ...described,
      ['undescribed', ''],
      required,
    ]);
  });

  it('are those that a rule takes in or leaves out where the prop types lack them', () => {
    const rule = { also: { undescribed: 'Ours.' }, except: { a: 'Unused.', c: '' } };
    expect(list('Widget.propTypes = { a: 1 };', rule)).toEqual([
      ['a', 'A.'],
      ['b', 'B, in the typings.'],
      ['undescribed', 'Ours.'],
      ['undescribedButRequired', ''],
    ]);
  });

  it('have the comment of the typings, else that of the prop types', () => {
    const script = `Widget.propTypes = {
      /** B, in the script. */ b: 1,
      /** In the script. */ undescribed: 1,
    };`;
    expect(list(script)).toEqual(
      expect.arrayContaining([
        ['b', 'B, in the typings.'],
        ['undescribed', 'In the script.'],
      ]),
    );
  });

  it('leave out what only the prop types ignore', () => {
    const names = list('Widget.propTypes = { /** @ignore */ a: 1 };');
    expect(names.map(([name]) => name)).not.toContain('a');
  });

  it('list a required prop that they inherit', () => {
    const props = extractProps(
      `
        interface Props extends Required<Pick<HTMLElement, 'title'>> { a?: string }
        export declare const Widget: (props: Props) => void;
      `,
      'Widget.propTypes = { a: 1 };',
    );
    expect(props.map(({ name, required }) => [name, required])).toEqual([
      ['a', false],
      ['title', true],
    ]);
  });

  it.each([
    ['false', 'true', 'true'],
    ['"––"', "'--'", "'--'"],
    ["'a'.", "'a'", "'a'."],
    ['The locale’s text', "'a'", 'The locale’s text'],
    [undefined, '3', '3'],
    ['3', undefined, '3'],
  ])('of the default %s and the code %s have %s', (stated, coded, expected) => {
    expect(findDefault(stated, coded)).toBe(expected);
  });

  it('have the default of the code that takes them apart', () => {
    const script = `
      const other = ({ b = 'wrong' }) => b;
      export const Widget = React.forwardRef(function Widget(inProps, ref) {
        const { a = 'x', b: local = 'y', undescribed = compute(), ...rest } = inProps;
      });
      Widget.propTypes = { a: 1, b: 1, undescribed: 1 };`;
    const defaults = extractProps(typings, script).map((prop) => [
      prop.name,
      prop.default,
    ]);
    expect(defaults).toEqual([
      ['a', "'x'"],
      ['b', "'y'"],
      ['c', undefined],
      ['undescribed', undefined],
      ['undescribedButRequired', undefined],
    ]);
  });

  it('say what another must be for them to be there', () => {
    const props = extractProps(`
      interface Base { type?: 'a' | 'b' | 'c'; size?: number }
      interface B extends Base { type: 'b'; items: string[]; only?: string }
      interface C extends Base { type: 'c'; items: number[] }
      export declare const Widget: (props: B | C) => void;
    `);
    const conditions = props.map(({ name, condition }) => [name, condition]);
    expect(conditions).toEqual([
      ['items', undefined],
      ['only', { member: 'type', values: ["'b'"] }],
      ['size', undefined],
      ['type', undefined],
    ]);
    const choices = props.map(({ choices: literals }) => literals);
    expect(choices).toEqual([undefined, undefined, undefined, ["'b'", "'c'"]]);
  });

  it('say that a member must be given where only one variant takes the literal', () => {
    const toConditions = (base: string) =>
      extractProps(`
        interface A { type${base} }
        interface B { type: 'b'; items: string[] }
        export declare const Widget: (props: A | B) => void;
      `).map(({ condition }) => condition);
    expect(toConditions(": 'a'")[0]).toEqual({
      member: 'type',
      values: ["'b'"],
      isRequired: true,
    });
    expect(toConditions("?: 'a' | 'b'")[0]).toEqual({
      member: 'type',
      values: ["'b'"],
    });
  });

  it.each([
    ['it is in one variant only', '{ /** A. */ a: string } | { b: string }', false],
    [
      'one variant makes it optional',
      '{ /** A. */ a: string } | { a?: string }',
      false,
    ],
    [
      'all variants require it',
      '{ /** A. */ a: string } | { /** A. */ a: number }',
      true,
    ],
  ])('are required or not where %s', (_, variants, required) => {
    const props = extractProps(
      `type Props = ${variants}; export declare const Widget: (props: Props) => void;`,
    );
    expect(props.find(({ name }) => name === 'a')?.required).toBe(required);
  });

  it('have the types of a signature from the declaration, else from the comment', () => {
    const [prop] = extractProps(`
      interface Props<T> {
        /**
         * Called.
         * @param {T} value The value.
         * @param {string} value.id The key.
         * @param {Other} rest Else.
         * @returns {any} The answer.
         */
        onCall?: 'never' | ((value: T[]) => Promise<T> | null);
      }
      export declare const Widget: (props: Props<number>) => void;
    `);
    expect(prop?.signature).toEqual({
      params: [
        { name: 'value', type: 'number[]', description: 'The value.' },
        { name: 'value.id', type: 'string', description: 'The key.' },
        { name: 'rest', type: 'Other', description: 'Else.' },
      ],
      returns: { type: 'Promise<number> | null', description: 'The answer.' },
    });
  });
});

describe('the props that depend on type parameters', () => {
  const typings = `
    interface Plugin { /** X. */ x: string; undescribed?: string }
    export interface WidgetProps<P extends object = Plugin, U = P> {
      /** A. */ a: string;
    }
    export type WidgetAllProps<P extends object = Plugin> = WidgetProps<P> & P;
    export declare const Widget: <P extends object = Plugin>(
      props: WidgetAllProps<P>,
    ) => void;
    export type Bound = WidgetAllProps;
  `;
  const list = (defaults: string | undefined, script?: string) =>
    extractProps(typings, script, defaults).map(({ name }) => name);

  it('are those of the parameters’ defaults', () => {
    expect(list(undefined)).toEqual(['a']);
    expect(list('Bound')).toEqual(['a', 'undescribed', 'x']);
  });

  it('are added to prop types, which lack them, where they are described', () => {
    expect(list('Bound', 'Widget.propTypes = { a: 1 };')).toEqual(['a', 'x']);
  });
});
