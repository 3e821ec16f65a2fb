import {
  collectTextTypeNames,
  createTypeIndex,
  createTypes,
} from '../extract/createTypes';
import { createFixture } from './createFixture';

function collect(module: string, texts: string[], pages: string[] = []) {
  const fixture = createFixture(module);
  return createTypes(texts, createTypeIndex(fixture), (name) =>
    pages.includes(name),
  );
}

describe('collectTextTypeNames', () => {
  it.each([
    ['string | number', []],
    ['GridRowId[]', ['GridRowId']],
    ['(a: Row<Cell>) => Promise<Answer>', ['Row', 'Cell', 'Promise', 'Answer']],
    ['{ Key: Value }', ['Value']],
    ["'Literal' | Name", ['Name']],
    ['React.ReactNode', []],
    ['<T extends Base>(value: T) => T[]', ['Base']],
    ['T extends (infer U)[] ? U : never', ['T']],
    ['Name | Name', ['Name']],
    ['keyof Name', ['Name']],
    ['object of the event', []],
  ])('of %s finds %j', (text, names) => {
    expect(collectTextTypeNames(text)).toEqual(names);
  });
});

describe('createTypes', () => {
  const module = `
    /** A row. */
    export interface Row<R = any> {
      /** Its key. */
      id: RowId; // as a string
      next?: Row<R>;
    }
    type RowId = string | Sign;
    export declare enum Sign { Plus, Minus }
    export type Page = Row[];
  `;

  it('writes declarations without comments, those that they mention after them', () => {
    expect(collect(module, ['Page'])).toEqual({
      Page: 'type Page = Row[];',
      Row: 'interface Row<R = any> {\n    id: RowId;\n    next?: Row<R>;\n}',
      RowId: 'type RowId = string | Sign;',
      Sign: 'enum Sign {\n    Plus,\n    Minus\n}',
    });
  });

  it('leaves out what has a page, and what only that mentions', () => {
    expect(collect(module, ['Page', 'Sign'], ['Row'])).toEqual({
      Page: 'type Page = Row[];',
      Sign: 'enum Sign {\n    Plus,\n    Minus\n}',
    });
  });

  it('leaves out types of the language, of the DOM and those that nobody declares', () => {
    expect(collect(module, ['Record<HTMLElement, Unknown>'])).toEqual({});
  });

  it('joins the declarations of an interface', () => {
    const types = collect(
      'export interface A { a: 1 }\nexport interface A { b: 2 }',
      ['A'],
    );
    expect(types.A).toBe('interface A {\n    a: 1;\n}\ninterface A {\n    b: 2;\n}');
  });

  it('cuts a long declaration at the end of a line, and says how much is left out', () => {
    const members = Array.from({ length: 100 }, (_, n) => `m${n}: string`).join(';');
    const { A = '' } = collect(`export interface A { ${members} }`, ['A']);
    expect(A.length).toBeLessThan(1600);
    expect(A).toMatch(/\n {4}m\d+: string;\n {4}\/\/ … \d+ more lines\n}$/);
    const [, left] = /… (\d+) more/.exec(A) ?? [];
    expect(A.match(/m\d+:/g)).toHaveLength(100 - Number(left));
  });

  it('stops at 40 names, yet writes all that are mentioned directly', () => {
    const chain = Array.from(
      { length: 60 },
      (_, n) => `export type T${n} = T${n + 1};`,
    );
    expect(Object.keys(collect(chain.join('\n'), ['T0']))).toHaveLength(40);
    const all = Array.from({ length: 50 }, (_, n) => `T${n}`);
    expect(Object.keys(collect(chain.join('\n'), all))).toEqual(all);
  });
});
