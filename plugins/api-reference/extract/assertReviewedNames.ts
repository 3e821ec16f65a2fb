import {
  COMPONENT_RULES,
  HOOK_RULES,
  INTERFACE_RULES,
  type EntryRule,
} from '../documented';
import type { ProductId } from '../types';
import { isHook, isType } from './judgeExports';
import { listComponents, listEntries } from './listEntries';
import type { PackageProgram } from './createProgramFactory';
import { getNearestNames } from '../../../src/utils/nearestNames';

/** The reviewed names of one kind, and the exported names that they should be among. */
export interface ReviewedNames {
  /** Plural, as the error names it: `hooks`. */
  label: string;
  rule: EntryRule;
  names: ReadonlySet<string>;
}

/**
 * Checks that reviewed names are exported.
 *
 * @throws one Error for all that are not, each with the nearest names
 */
export function assertExported({ label, rule, names }: ReviewedNames): void {
  const lines = Object.keys({ ...rule.also, ...rule.except })
    .filter((name) => !names.has(name))
    .map((name) => `- ${name}. Nearest: ${getNearestNames(name, names).join(', ')}`);
  if (lines.length > 0) {
    throw new Error(
      `The API reference names ${label} that the installed packages do not export:\n` +
        `${lines.join('\n')}\n` +
        'Correct or remove them in plugins/api-reference/documented.ts.',
    );
  }
}

/**
 * Checks that a product's packages export every name in documented.ts. Of the installed
 * packages alone: other versions have other names, and the rest of the extraction passes
 * over those that it does not find.
 *
 * @throws one Error for all names of a kind that no package exports
 */
export function assertReviewedNames(
  product: ProductId,
  packages: readonly PackageProgram[],
): void {
  const entries = listEntries(product, packages);
  const toNames = (list: readonly { name: string }[]) =>
    new Set(list.map(({ name }) => name));
  [
    {
      label: `components of ${packages.map(({ name }) => name).join(', ')}`,
      rule: COMPONENT_RULES[product],
      names: toNames(listComponents(product, packages)),
    },
    {
      label: 'hooks',
      rule: HOOK_RULES[product],
      names: toNames(entries.filter(isHook)),
    },
    {
      label: 'interfaces',
      rule: INTERFACE_RULES[product],
      names: toNames(entries.filter(isType)),
    },
  ].forEach(assertExported);
}
