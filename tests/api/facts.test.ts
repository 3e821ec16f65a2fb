import type { ApiComponent, ApiProp } from '../../plugins/api-reference/types';
import { checkDeprecated, checkRequired, checkSlots } from './checks/compiled';
import {
  DEPENDENT_SLOTS,
  GRID_DEFAULTS,
  UNRENDERED,
  UNSEEN_CLASSES,
  UNSEEN_EVERYWHERE,
  UNTYPED_CLASSES,
} from './checks/exceptions';
import {
  checkCodedDefaults,
  checkGridDefaults,
  findUnlistedClasses,
  findUnseenClasses,
  listUnrendered,
  type RenderedComponents,
} from './checks/runtime';
import { compileProps, type CompiledProps } from './compileProps';
import { loadReference, ROOT } from './loadReference';
import { runScript } from './runScript';

/**
 * What the reference says of components, held against the compiler, the packages' code and
 * the rendered components. Each check has a fault planted beside it.
 */

let components: ApiComponent[];
let compiled: Map<string, CompiledProps>;
let rendered: RenderedComponents;

beforeAll(async () => {
  const { products } = await loadReference();
  components = products
    .flatMap(({ pages }) => pages)
    .filter((page) => page.kind === 'component');
  compiled = compileProps(components);
  rendered = runScript(
    'renderComponents.mjs',
    components.map(({ name, exportName = name, product, imports }) => ({
      name,
      exportName,
      product,
      specifier: imports.at(-1)!.package,
    })),
  );
});

/** A documented component with a fault in it. */
function plant(
  name: string,
  change: (component: ApiComponent) => Partial<ApiComponent>,
): ApiComponent[] {
  const component = components.find((candidate) => candidate.name === name)!;
  return [{ ...component, ...change(component) }];
}

const without =
  (name: string) =>
  ({ props }: ApiComponent): Partial<ApiComponent> => ({
    props: props.filter((prop) => prop.name !== name),
  });

const withProp =
  (name: string, fields: Partial<ApiProp>) =>
  ({ props }: ApiComponent): Partial<ApiComponent> => ({
    props: props.map((prop) => (prop.name === name ? { ...prop, ...fields } : prop)),
  });

describe('the compiler', () => {
  it('knows every component', () => {
    expect(compiled.size).toBe(components.length);
  });

  it('requires the same props', () => {
    expect(checkRequired(components, compiled)).toEqual([]);
  });

  it.each([
    [
      'BarElement',
      without('x'),
      'BarElement.x: must be given, and is not said to be',
    ],
    [
      'GridActionsCellItem',
      withProp('label', { required: false }),
      'GridActionsCellItem.label: must be given, and is not said to be',
    ],
    [
      'TreeItem',
      withProp('label', { required: true }),
      'TreeItem.label: may be left out, and is said to be required',
    ],
  ])('finds %s with a wrong required prop', (name, change, fault) => {
    expect(checkRequired(plant(name, change), compiled)).toEqual([fault]);
  });

  it('takes the same props for deprecated', () => {
    expect(checkDeprecated(components, compiled)).toEqual([]);
  });

  it.each([
    [
      'DataGrid',
      withProp('autoHeight', { deprecated: 'Stale.' }),
      'DataGrid.autoHeight: is not deprecated, and is said to be',
    ],
    [
      'BarChart',
      withProp('barLabel', { deprecated: undefined }),
      'BarChart.barLabel: is deprecated, and is not said to be',
    ],
  ])('finds %s with a wrong deprecation', (name, change, fault) => {
    expect(checkDeprecated(plant(name, change), compiled)).toEqual([fault]);
  });

  it('has the same slots', () => {
    const judged = components.filter(({ name }) => !DEPENDENT_SLOTS.includes(name));
    expect(checkSlots(judged, compiled)).toEqual([]);
  });

  it('finds a slot that is missing, and one that is none', () => {
    const faults = checkSlots(
      plant('TreeItem', ({ slots }) => ({
        slots: slots.map((slot) =>
          slot.name === 'content' ? { ...slot, name: 'contents' } : slot,
        ),
      })),
      compiled,
    );
    expect(faults).toEqual([
      'TreeItem.content: is a slot, and is not listed',
      'TreeItem.contents: is listed, and is no slot',
    ]);
  });
});

describe('the defaults', () => {
  it('are those of the code that takes the props apart', () => {
    const { agreed, faults } = checkCodedDefaults(components, ROOT);
    expect(faults).toEqual([]);
    expect(agreed).toBeGreaterThan(40);
  });

  it.each([
    ['"––"', 'TimeRangePickerToolbar.toolbarPlaceholder: –– is stated, -- is coded'],
    [
      undefined,
      'TimeRangePickerToolbar.toolbarPlaceholder: none is stated, -- is coded',
    ],
  ])('of a toolbar are found out where they are %s', (value, fault) => {
    const wrong = plant(
      'TimeRangePickerToolbar',
      withProp('toolbarPlaceholder', { default: value }),
    );
    expect(checkCodedDefaults(wrong, ROOT).faults).toEqual([fault]);
  });

  it('of the grids are those that they fill in', () => {
    const defaults = runScript<Parameters<typeof checkGridDefaults>[1]>(
      'readGridDefaults.mjs',
    );
    const { agreed, faults } = checkGridDefaults(components, defaults);
    expect(faults.sort()).toEqual(GRID_DEFAULTS);
    expect(agreed).toBeGreaterThan(150);
    expect(
      checkGridDefaults(
        plant('DataGrid', withProp('rowHeight', { default: '51' })),
        {
          DataGrid: defaults.DataGrid!,
        },
      ).faults,
    ).toContain('DataGrid.rowHeight: 51 is stated, 52 is filled in');
  });
});

describe('the rendered components', () => {
  it('are all but the reviewed ones', () => {
    expect(Object.keys(rendered)).toHaveLength(components.length);
    expect(listUnrendered(rendered).sort()).toEqual(Object.keys(UNRENDERED).sort());
  });

  it('have no classes with their names that are not listed', () => {
    expect(findUnlistedClasses(components, rendered).sort()).toEqual(
      [...UNTYPED_CLASSES].sort(),
    );
  });

  it('have the listed classes, but for states and the like', () => {
    const judged = components.filter(
      ({ name }) => !UNSEEN_EVERYWHERE.includes(name),
    );
    const reviewed = Object.entries(UNSEEN_CLASSES).flatMap(([name, keys]) =>
      keys.map((key) => `${name}.${key}`),
    );
    expect(findUnseenClasses(judged, rendered).sort()).toEqual(reviewed.sort());
  });

  it('show a class that is missing, and one of another component', () => {
    const wrong = plant('BarElement', ({ classes }) => ({
      classes: classes.map((entry) =>
        entry.key === 'root' ? { ...entry, className: 'MuiBar-root' } : entry,
      ),
    }));
    expect(findUnlistedClasses(wrong, rendered)).toEqual([
      'BarElement: .MuiBarElement-root',
    ]);
    expect(findUnseenClasses(wrong, rendered)).toContain('BarElement.root');
  });
});
