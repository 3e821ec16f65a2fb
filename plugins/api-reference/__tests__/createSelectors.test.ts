import { createSelectors } from '../extract/createCatalogues';
import { createPackages } from './createPackages';

const API = 'apiRef: { current: unknown }';

function toSelector(text: string) {
  const packages = createPackages({
    community: `
      export interface OutputSelector<State, Args, Result> {
        (${API}, args?: Args): Result;
      }
      export interface Row<R = any> { row: R }
      ${text}
    `,
  });
  const [selector] = createSelectors(packages);
  return selector && [selector.returns, selector.args];
}

const row = (name: string, type: string, isOptional?: true) => ({
  name,
  type,
  ...(isOptional && { isOptional }),
  description: '',
});

describe('a selector', () => {
  it.each([
    ['nothing else', `(${API}) => number`, ['number', []]],
    [
      'a named argument',
      `(${API}, id: string) => Row<any>`,
      ['Row', [row('id', 'string')]],
    ],
    [
      'an argument whose name the compiler made up',
      '(args_0: {}, args_1: { a: 1 }) => 1',
      ['1', [row('args', '{ a: 1 }')]],
    ],
    [
      'no argument, as its interface says',
      'OutputSelector<{}, unknown, Row>',
      ['Row', []],
    ],
    [
      'an argument, as its interface says',
      'OutputSelector<{}, string, Row[]>',
      ['Row[]', [row('args', 'string', true)]],
    ],
    [
      'an argument, as an interface of another module says',
      'import("HOME").OutputSelector<{}, string, Row>',
      ['Row', [row('args', 'string', true)]],
    ],
  ])('takes apiRef and %s', (_, type, expected) => {
    expect(toSelector(`export declare const gridAaaSelector: ${type};`)).toEqual(
      expected,
    );
  });

  it.each([
    ['is marked to be ignored', '/** @ignore */', 'gridAaaSelector'],
    ['is of another name', '', 'aaaSelector'],
    ['is a component', '', 'GridDensitySelector'],
  ])('that %s is left out', (_, comment, name) => {
    expect(
      toSelector(`${comment} export declare const ${name}: (${API}) => number;`),
    ).toBeUndefined();
  });

  it('has the plan and the module of the smallest package that exports it', () => {
    const packages = createPackages({
      community: '/** A. */ export declare const gridBbbSelector: () => 1;',
      pro: `
        export * from 'HOME';
        /** @deprecated Use b. */ export declare const gridAaaSelector: () => 1;
      `,
    });
    const selectors = createSelectors(packages);
    expect(selectors).toMatchObject([
      { name: 'gridAaaSelector', plan: 'pro', deprecated: 'Use b.' },
      { name: 'gridBbbSelector', plan: 'community', description: 'A.' },
    ]);
    expect(selectors.map(({ source }) => source.package)).toEqual([
      packages[1]?.name,
      packages[0]?.name,
    ]);
  });
});
