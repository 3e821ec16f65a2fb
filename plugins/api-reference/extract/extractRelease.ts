import { PROP_RULES } from '../documented';
import type { ApiProduct, ProductId } from '../types';
import { extractProduct } from '.';
import { readClassesObject } from './componentClasses';
import { findComponents } from './judgeExports';
import { type ExportedComponent, listEntries } from './listEntries';
import { type HiddenMember, listHiddenMembers } from './listHiddenMembers';
import type { PackageProgram } from './createProgramFactory';
import { getComponentProps, getPropNames, getPropSymbols } from './componentProps';
import { findDoc, isDeclaredByProduct } from './createProps';
import { loadPropTypes } from './readPropTypes';

/**
 * Lists the props that the product declares for a component without documenting them.
 * Those that a rule leaves out are none of it: readers have no use for them.
 *
 * @param documented the names of its documented props
 * @param isIgnored whether those are listed that are marked `@ignore`, or those that lack
 *   a description or prop types
 * @returns names in alphabetical order
 */
function listUndocumentedProps(
  { home, symbol, declaration, product, name: component }: ExportedComponent,
  documented: ReadonlySet<string>,
  isIgnored: boolean,
): string[] {
  const { checker } = home;
  const { except = {} } = PROP_RULES[product][component] ?? {};
  const variants = getComponentProps(home, symbol);
  const propTypes = loadPropTypes(home, symbol.name, declaration);
  return getPropNames(checker, variants).filter((name) => {
    if (documented.has(name) || name in except) {
      return false;
    }
    const symbols = getPropSymbols(checker, variants, name);
    return (
      symbols.some(isDeclaredByProduct) &&
      (findDoc(symbols, propTypes?.get(name)) === null) === isIgnored
    );
  });
}

/** The classes of a component's classes object by key that are not documented there. */
function listUndocumentedClasses(
  component: ExportedComponent,
  documented: ReadonlySet<string>,
): [string, string][] {
  const variants = getComponentProps(component.home, component.symbol);
  return [...readClassesObject(component, variants)].filter(
    ([key]) => !documented.has(key),
  );
}

/** The props that a component takes, and that nothing in its product declares. */
function listInheritedProps({ home, symbol }: ExportedComponent): string[] {
  const { checker } = home;
  const variants = getComponentProps(home, symbol);
  return getPropNames(checker, variants).filter(
    (name) => !getPropSymbols(checker, variants, name).some(isDeclaredByProduct),
  );
}

/** All that a published release of a product tells its history. */
export interface ReleaseModel extends ApiProduct {
  /** The names that its packages export, documented or not, in alphabetical order. */
  exports: string[];
  /**
   * Props that documented components take without documenting them, by component. The
   * history needs them: a prop that loses its description has not gone.
   */
  undocumentedProps: Record<string, string[]>;
  /**
   * The same of props that are marked `@ignore`. Upstream hides them, so that they are no
   * news before they are documented; what was documented is still there when it is hidden.
   */
  ignoredProps?: Record<string, string[]>;
  /**
   * The classes by key that the classes objects of documented components have and the
   * reference does not document there: whether a component gives such a class to an element is read from its
   * code, and another way to write it may hide that.
   */
  undocumentedClasses?: Record<string, Record<string, string>>;
  /**
   * Props that documented components take from an element or from a component of another
   * package. The history needs them: a prop that a component declares itself from some
   * version on was there before.
   */
  inheritedProps?: Record<string, string[]>;
  /**
   * The members of names that the packages export and the reference does not document, by
   * name. The history needs them: what is documented from some version on may have come
   * before its members.
   */
  hiddenMembers?: Record<string, HiddenMember[]>;
}

/**
 * Extracts a release of a product, with what it has and does not document. Names of
 * documented.ts that it lacks are passed over.
 *
 * @param packages the product's packages, smallest first; the larger may be missing
 */
export function extractRelease(
  product: ProductId,
  packages: readonly PackageProgram[],
): ReleaseModel {
  const model = extractProduct(product, packages);
  const components = findComponents(product, packages);
  const pages = model.pages.filter((page) => page.kind === 'component');
  const documented = new Map(
    pages.map(({ name, props }) => [name, new Set(props.map((prop) => prop.name))]),
  );
  const documentedClasses = new Map(
    pages.map(({ name, classes }) => [name, new Set(classes.map(({ key }) => key))]),
  );
  const getDocumented = ({ name }: ExportedComponent): ReadonlySet<string> =>
    documented.get(name) ?? new Set();
  const names = new Set(model.pages.map(({ name }) => name));
  return {
    ...model,
    exports: [
      ...new Set(listEntries(product, packages).map(({ name }) => name)),
    ].sort(),
    hiddenMembers: listHiddenMembers(product, packages, names),
    undocumentedProps: toRecord(components, (component) =>
      listUndocumentedProps(component, getDocumented(component), false),
    ),
    ignoredProps: toRecord(components, (component) =>
      listUndocumentedProps(component, getDocumented(component), true),
    ),
    undocumentedClasses: Object.fromEntries(
      components
        .map((component): [string, [string, string][]] => [
          component.name,
          listUndocumentedClasses(
            component,
            documentedClasses.get(component.name) ?? new Set(),
          ),
        ])
        .filter(([, classes]) => classes.length > 0)
        .map(([name, classes]) => [name, Object.fromEntries(classes)]),
    ),
    inheritedProps: toRecord(components, (component) =>
      listInheritedProps(component).filter(
        (name) => !getDocumented(component).has(name),
      ),
    ),
  };
}

/** Lists names of each component, by component; those with none are left out. */
function toRecord(
  components: readonly ExportedComponent[],
  listNames: (component: ExportedComponent) => string[],
): Record<string, string[]> {
  return Object.fromEntries(
    components
      .map((component): [string, string[]] => [component.name, listNames(component)])
      .filter(([, names]) => names.length > 0),
  );
}
