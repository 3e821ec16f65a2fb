import { createTypeTable, listNames } from '../extract/createTypeTable';
import type { ApiPage, ApiProduct, Plan } from '../types';
import { createPackages } from './createPackages';

/** A page whose members have types, as a table is made from. */
function createPage(types: string[], plan: Plan = 'community'): ApiPage {
  return {
    kind: 'interface',
    plan,
    members: types.map((type) => ({ name: 'member', type })),
  } as unknown as ApiPage;
}

function create(
  plans: Parameters<typeof createPackages>[0],
  ...pages: ApiPage[]
): Pick<ApiProduct, 'pages' | 'types'> {
  return createTypeTable(
    { pages, events: [], selectors: [] },
    createPackages(plans),
  );
}

const createTypes = (module: string, ...texts: string[]) =>
  create({ community: module }, createPage(texts)).types;

const getMembers = (types: ApiProduct['types'], key: string) =>
  types[key]!.members.map(({ name, type }) => `${name}: ${type}`);

describe('listNames', () => {
  it.each([
    ['Row[] | null', ['Row', 'null']],
    ["'Name' | Other", ['Other']],
    ['React.ReactNode', ['React']],
    ['Row | Row', ['Row']],
  ])('of %s finds %j', (text, names) => {
    expect(listNames([text])).toEqual(names);
  });
});

describe('createTypeTable', () => {
  it('has what is named, and what that names in turn', () => {
    const types = createTypes(
      'export interface Row { id: Id; next?: Row } export type Id = string | Sign; export declare enum Sign { Plus } export type Unused = 1;',
      'Row[]',
    );
    expect(Object.keys(types)).toEqual(['Row', 'Id', 'Sign']);
    expect(types.Id!.text).toBe('type Id = string | Sign;');
    expect(types.Sign!.text).toBe('enum Sign {\n    Plus\n}');
  });

  it('has all members, inherited ones included, with what is said of them', () => {
    const types = createTypes(
      `/** A base. */ export interface Base { /** The key. @default 'a' */ id?: string }
       /** A row. @deprecated Use cells. */ export interface Row<T = number> extends Base {
         /** The value. @deprecated */ value: T; /** @ignore */ hidden: string }`,
      'Row',
    );
    expect(types.Row).toMatchObject({
      description: 'A row.',
      deprecated: 'Use cells.',
      typeParameters: 'T = number',
      members: [
        {
          name: 'value',
          type: 'T',
          required: true,
          description: 'The value.',
          deprecated: true,
        },
        {
          name: 'id',
          type: 'string',
          required: false,
          description: 'The key.',
          default: "'a'",
        },
      ],
    });
    expect(types.Row).not.toHaveProperty('text');
  });

  it('resolves intersections, utility types and mapped types to their members', () => {
    const types = createTypes(
      `export interface Slots { bar: { size: number }; line: string }
       export type Props = Partial<{ [K in keyof Slots]: Partial<Slots[K]> }>;
       export type Both = Omit<Slots, 'line'> & { extra: number };`,
      'Props | Both',
    );
    expect(getMembers(types, 'Props')).toEqual([
      'bar: { size: number }',
      'line: string',
    ]);
    expect(types.Props!.members.map(({ required }) => required)).toEqual([
      false,
      false,
    ]);
    expect(getMembers(types, 'Both')).toEqual([
      'bar: { size: number }',
      'extra: number',
    ]);
  });

  it('cuts nothing, however long or many', () => {
    const members = Array.from({ length: 300 }, (_, n) => `m${n}: T${n}`).join(';');
    const chain = Array.from(
      { length: 300 },
      (_, n) => `export type T${n} = '${n}' | 'x';`,
    );
    const types = createTypes(
      `${chain.join('\n')} export interface A { ${members} }`,
      'A',
      ...chain.map((_, n) => `T${n}`),
    );
    expect(types.A!.members).toHaveLength(300);
    expect(Object.keys(types)).toHaveLength(301);
  });

  it('keeps types of one name apart, by what the name means where it stands', () => {
    const { types } = create(
      {
        community: {
          index:
            "export type { Panel } from './panel'; export type { Menu } from './menu';",
          panel:
            'interface Item { a: string; b: string; c: string } export interface Panel { item: Item[] }',
          menu: 'interface Item { d: string; e: string; f: string } export interface Menu { item: Item[] }',
        },
      },
      createPage(['Panel', 'Menu']),
    );
    expect(types.Panel!.links).toBeUndefined();
    expect(types.Menu!.links).toEqual({ Item: 'Item-2' });
    expect(getMembers(types, 'Item-2')).toEqual([
      'd: string',
      'e: string',
      'f: string',
    ]);
  });

  it('says of a page what a name means in the package of its plan', () => {
    const { pages, types } = create(
      {
        community: 'export interface Api { sort: string }',
        pro: 'export interface Api { sort: string; pin: string }',
      },
      createPage(['Api']),
      createPage(['Api'], 'pro'),
    );
    expect(pages.map(({ links }) => links)).toEqual([undefined, { Api: 'Api-2' }]);
    expect(getMembers(types, 'Api-2')).toEqual(['sort: string', 'pin: string']);
  });

  it('has the members that a larger package adds to a type', () => {
    const { types } = create(
      {
        community: 'export interface Row { id: string }',
        pro: "import { Row } from 'HOME'; export type { Row }; declare module 'HOME' { interface Row { pinned: string } }",
      },
      createPage(['Row']),
    );
    expect(getMembers(types, 'Row')).toEqual(['id: string', 'pinned: string']);
  });

  it('finds the props of a component that is spoken of by typeof', () => {
    const types = createTypes(
      'export interface BarProps { size: number } export declare function Bar(props: BarProps): null; export interface SlotProps { bar: Partial<typeof Bar> }',
      'SlotProps',
    );
    expect(types.SlotProps!.links).toEqual({ Bar: 'BarProps' });
    expect(getMembers(types, 'BarProps')).toEqual(['size: number']);
  });

  it('leaves out types of the language and those that nobody declares', () => {
    expect(createTypes('export {}', 'Record<HTMLElement, Unknown>')).toEqual({});
  });
});
