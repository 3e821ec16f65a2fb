import type { ApiProduct, ProductId } from '../types';
import { extractProduct } from '.';
import { findComponents } from './judgeExports';
import { type ExportedComponent, listEntries } from './listEntries';
import type { PackageProgram } from './createProgramFactory';
import { getComponentProps, getPropNames, getPropSymbols } from './componentProps';
import { findDoc, isDeclaredByProduct } from './createProps';
import { loadPropTypes } from './readPropTypes';

/**
 * Lists the props that a component takes without documenting them, for want of a
 * description or of prop types. The history needs them: a prop that loses its description
 * has not gone. What is marked `@ignore` is not listed; upstream says that it is not there.
 *
 * @param documented the names of its documented props
 * @returns names in alphabetical order
 */
function listUndocumentedProps(
  { home, symbol, declaration }: ExportedComponent,
  documented: ReadonlySet<string>,
): string[] {
  const { checker } = home;
  const { variants } = getComponentProps(home, symbol);
  const propTypes = loadPropTypes(home, symbol.name, declaration);
  return getPropNames(checker, variants).filter((name) => {
    if (documented.has(name)) {
      return false;
    }
    const symbols = getPropSymbols(checker, variants, name);
    return (
      symbols.some(isDeclaredByProduct) &&
      findDoc(symbols, propTypes?.get(name)) !== null
    );
  });
}

/** The props that a component takes, and that nothing in its product declares. */
function listInheritedProps({ home, symbol }: ExportedComponent): string[] {
  const { checker } = home;
  const { variants } = getComponentProps(home, symbol);
  return getPropNames(checker, variants).filter(
    (name) => !getPropSymbols(checker, variants, name).some(isDeclaredByProduct),
  );
}

/** All that a published release of a product tells its history. */
export interface ReleaseModel extends ApiProduct {
  /** The names that its packages export, documented or not, in alphabetical order. */
  exports: string[];
  /** Props that documented components take without documenting them, by component. */
  undocumentedProps: Record<string, string[]>;
  /**
   * Props that documented components take from an element or from a component of another
   * package. The history needs them: a prop that a component declares itself from some
   * version on was there before.
   */
  inheritedProps?: Record<string, string[]>;
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
  const documented = new Map(
    model.pages.flatMap((page) =>
      page.kind === 'component'
        ? [[page.name, new Set(page.props.map(({ name }) => name))] as const]
        : [],
    ),
  );
  return {
    ...model,
    exports: [
      ...new Set(listEntries(product, packages).map(({ name }) => name)),
    ].sort(),
    undocumentedProps: toRecord(components, (component) =>
      listUndocumentedProps(component, documented.get(component.name) ?? new Set()),
    ),
    inheritedProps: toRecord(components, (component) =>
      listInheritedProps(component).filter(
        (name) => !documented.get(component.name)?.has(name),
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
