import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiComponent } from '../../../plugins/api-reference/types';

/** What rendering a component gave: the classes of its elements, or why there are none. */
export interface Rendered {
  classes: string[];
  error?: string;
}

export type RenderedComponents = Readonly<Record<string, Rendered>>;

export function toKey({ product, name }: ApiComponent): string {
  return `${product}/${name}`;
}

/** Components that are not rendered. */
export function listUnrendered(rendered: RenderedComponents): string[] {
  return Object.keys(rendered).filter((key) => rendered[key]!.error !== undefined);
}

/** A class with what follows its key: `MuiBarElement-series-a` of `MuiBarElement-series`. */
const isOf = (className: string, documented: string) =>
  className === documented || className.startsWith(`${documented}-`);

/** Classes that a component gives to elements, with its own name, and that are not listed. */
export function findUnlistedClasses(
  components: readonly ApiComponent[],
  rendered: RenderedComponents,
): string[] {
  return components.flatMap((component) => {
    const listed = component.classes.map(({ className }) => className);
    const prefixes = new Set([
      `Mui${component.name}`,
      ...listed
        .filter((className) => !className.startsWith('Mui-'))
        .map((className) => className.split('-')[0]),
    ]);
    return (rendered[toKey(component)]?.classes ?? [])
      .filter((className) => prefixes.has(className.split('-')[0]))
      .filter((className) => !listed.some((one) => isOf(className, one)))
      .map((className) => `${component.name}: .${className}`);
  });
}

/** Listed classes that no element of a rendered component has; states of all are left out. */
export function findUnseenClasses(
  components: readonly ApiComponent[],
  rendered: RenderedComponents,
): string[] {
  return components.flatMap((component) => {
    const result = rendered[toKey(component)];
    return result === undefined || result.error !== undefined
      ? []
      : component.classes
          .filter(({ isGlobal }) => !isGlobal)
          .filter(
            ({ className }) => !result.classes.some((one) => isOf(one, className)),
          )
          .map(({ key }) => `${component.name}.${key}`);
  });
}

/**
 * The literal that a default says, whatever its quotes and full stop. A text that says more
 * than a literal has none.
 */
function toLiteral(text: string | undefined): string | undefined {
  const [, quoted, plain] =
    /^(?:"([^"]*)"|'([^']*)'|(?:-?[\d.]*\d|true|false))\.?$/.exec(text ?? '') ?? [];
  if (quoted !== undefined || plain !== undefined) {
    return (quoted ?? plain)!.replace('\\t', '\t');
  }
  return /^(?:-?[\d.]*\d|true|false)\.?$/.test(text ?? '')
    ? text!.replace(/\.$/, '')
    : undefined;
}

/** `size = 'small'` on a line of its own, as the build writes what takes props apart. */
const CODED = /^\s+(\w+)(?:: \w+)? = ('[^']*'|true|false|-?[\d.]+),?$/gm;

/** Defaults that the code of a component's module says otherwise, read as text. */
export function checkCodedDefaults(
  components: readonly ApiComponent[],
  root: string,
): { agreed: number; faults: string[] } {
  let agreed = 0;
  const faults = components.flatMap(({ name, source, props }) => {
    const file = path.join(root, 'node_modules', source.package, source.file);
    const coded = new Map<string, Set<string>>();
    for (const [, prop = '', value = ''] of existsSync(file)
      ? readFileSync(file, 'utf8').matchAll(CODED)
      : []) {
      coded.set(prop, (coded.get(prop) ?? new Set()).add(toLiteral(value)!));
    }
    return props.flatMap((prop) => {
      const values = [...(coded.get(prop.name) ?? [])];
      const stated = toLiteral(prop.default);
      if (
        values.length !== 1 ||
        (prop.default !== undefined && stated === undefined)
      ) {
        return [];
      }
      if (values[0] === stated) {
        agreed += 1;
        return [];
      }
      return [
        `${name}.${prop.name}: ${stated ?? 'none'} is stated, ${values[0]} is coded`,
      ];
    });
  });
  return { agreed, faults };
}

/** Defaults of the grids that differ from what they fill in at run time. */
export function checkGridDefaults(
  components: readonly ApiComponent[],
  defaults: Readonly<Record<string, Record<string, string | number | boolean>>>,
): { agreed: number; faults: string[] } {
  let agreed = 0;
  const faults = Object.entries(defaults).flatMap(([name, values]) => {
    const props =
      components.find((component) => component.name === name)?.props ?? [];
    return props.flatMap((prop) => {
      const value = values[prop.name];
      const stated = toLiteral(prop.default);
      if (
        value === undefined ||
        (prop.default !== undefined && stated === undefined)
      ) {
        return [];
      }
      if (String(value) === stated) {
        agreed += 1;
        return [];
      }
      return [
        `${name}.${prop.name}: ${stated ?? 'none'} is stated, ${value} is filled in`,
      ];
    });
  });
  return { agreed, faults };
}
