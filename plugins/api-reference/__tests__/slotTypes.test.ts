import { listNames } from '../extract/createTypeTable';
import type { ApiComponent, ApiProduct, ApiType, ApiTypeMember } from '../types';
import { listComponentPages, loadModels } from './loadModels';

let models: ApiProduct[];

beforeAll(async () => {
  models = await loadModels();
});

/** Whose names mean what its `links` say, and else the types of that name. */
type Place = Pick<ApiComponent, 'links'> | Pick<ApiType, 'links'>;

/** The types that a text names, in its order. */
function listTypes(
  text: string,
  { links = {} }: Place,
  { types }: ApiProduct,
): ApiType[] {
  return listNames([text]).flatMap((name) => types[links[name] ?? name] ?? []);
}

/**
 * Follows members from a prop, one type opened for each.
 *
 * @returns the last member; undefined where the way ends before
 */
function follow(
  component: string,
  prop: string,
  path: readonly string[],
): ApiTypeMember | undefined {
  const product = models.find(({ pages }) =>
    pages.some(({ name }) => name === component),
  )!;
  const page = product.pages.find(({ name }) => name === component) as ApiComponent;
  let place: Place = page;
  let text = page.props.find(({ name }) => name === prop)!.type;
  let member: ApiTypeMember | undefined;
  for (const step of path) {
    const owner: ApiType | undefined = listTypes(text, place, product).find(
      ({ members }) => members.some(({ name }) => name === step),
    );
    member = owner?.members.find(({ name }) => name === step);
    if (!owner || !member) {
      return undefined;
    }
    place = owner;
    text = member.type;
  }
  return member;
}

describe('from slotProps', () => {
  it.each([
    ['DataGrid', ['toolbar', 'quickFilterProps', 'debounceMs']],
    ['DateTimePicker', ['actionBar', 'actions']],
    ['DateTimePicker', ['field', 'clearable']],
    ['LineChart', ['tooltip', 'trigger']],
    ['LineChart', ['legend', 'direction']],
  ])('of %s a reader comes to %j, a click for each', (component, path) => {
    expect(follow(component, 'slotProps', path)?.description).toMatch(/\w/);
    expect(
      follow(component, 'slotProps', [...path.slice(0, -1), 'rot']),
    ).toBeUndefined();
  });

  /** What a type may be that names no type of the libraries: it says all itself. */
  const PLAIN = /\bReact\.|^'|[{<]\s*'|\b(?:Record|any|object)\b|\{ /;

  it('of every component all slots have props that open, or say all themselves', () => {
    const ends: string[] = [];
    let count = 0;
    for (const product of models) {
      for (const page of listComponentPages([product])) {
        for (const { name, props } of page.slots.filter(
          (slot) => slot.props !== undefined,
        )) {
          count += 1;
          const named = listTypes(props!, page, product).filter(
            ({ name: type }) => !/^SlotComponentProps|OwnerState$/.test(type),
          );
          if (named.length === 0 && !PLAIN.test(props!)) {
            ends.push(`${page.name}.${name}: ${props}`);
          }
        }
      }
    }
    expect(ends).toEqual([]);
    expect(count).toBeGreaterThan(1_190);
  });

  it('every name with another meaning has a type', () => {
    const wrong = models.flatMap(({ pages, types }) =>
      [...pages, ...Object.values(types)].flatMap(({ name, links = {} }) =>
        Object.values(links)
          .filter((key) => !(key in types))
          .map((key) => `${name}: ${key}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
