import { COMPONENT_RULES } from '../documented';
import type { ProductId } from '../types';
import { judgeComponent } from './judgeComponent';
import { listComponents, type ExportedComponent } from './listComponents';
import type { PackageExports } from './loadPackageExports';
import { getNearestNames } from './nearestNames';

/** A documented component where it was found. */
export type FoundComponent = ExportedComponent;

/** Checks that the packages export every reviewed name; throws one Error for all others. */
function assertReviewedNames(
  product: ProductId,
  packages: readonly PackageExports[],
  components: readonly ExportedComponent[],
): void {
  const names = new Set(components.map(({ name }) => name));
  const { also, except } = COMPONENT_RULES[product];
  const lines = [...Object.keys(also), ...Object.keys(except)]
    .filter((name) => !names.has(name))
    .map(
      (name) =>
        `- ${name} (${product}): not exported by ` +
        `${packages.map((candidate) => candidate.name).join(', ')}. ` +
        `Nearest: ${getNearestNames(name, names).join(', ')}`,
    );
  if (lines.length > 0) {
    throw new Error(
      'The API reference names components that the installed packages do not export:\n' +
        `${lines.join('\n')}\n` +
        'Correct or remove them in plugins/api-reference/documented.ts.',
    );
  }
}

/**
 * Finds the documented components of a product, in alphabetical order.
 *
 * @throws one Error for all names in documented.ts that no package exports
 */
export function findComponents(
  product: ProductId,
  packages: readonly PackageExports[],
): FoundComponent[] {
  const components = listComponents(product, packages);
  assertReviewedNames(product, packages, components);
  return components
    .filter((component) => judgeComponent(component).isDocumented)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
