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

/** All that a published release of a product tells its history. */
export interface ReleaseModel extends ApiProduct {
  /** The names that its packages export, documented or not, in alphabetical order. */
  exports: string[];
  /** Props that documented components take without documenting them, by component. */
  undocumentedProps: Record<string, string[]>;
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
    undocumentedProps: Object.fromEntries(
      findComponents(product, packages)
        .map((component): [string, string[]] => [
          component.name,
          listUndocumentedProps(
            component,
            documented.get(component.name) ?? new Set(),
          ),
        ])
        .filter(([, names]) => names.length > 0),
    ),
  };
}
