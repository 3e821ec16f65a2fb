import type { ApiProduct, ProductId } from '../types';
import { extractProduct } from './extractProduct';
import { findComponents } from './findComponents';
import { listEntries } from './listEntries';
import type { PackageExports } from './loadPackageExports';
import { listUndocumentedProps } from './listUndocumentedProps';

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
  packages: readonly PackageExports[],
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
