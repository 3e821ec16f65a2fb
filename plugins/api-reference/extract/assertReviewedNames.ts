import {
  COMPONENT_RULES,
  HOOK_RULES,
  INTERFACE_RULES,
  PROP_RULES,
  type EntryRule,
} from '../documented';
import type { ProductId } from '../types';
import { isHook, isType } from './judgeExports';
import { getComponentProps, getPropNames } from './componentProps';
import { type ExportedComponent, listComponents, listEntries } from './listEntries';
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
      `The API reference names ${label} that the installed packages do not have:\n` +
        `${lines.join('\n')}\n` +
        'Correct or remove them in plugins/api-reference/documented.ts.',
    );
  }
}

function listProps({ home, symbol }: ExportedComponent): string[] {
  return getPropNames(home.checker, getComponentProps(home, symbol));
}

/**
 * Checks that a product's packages export every name in documented.ts, and their components every prop. Of the installed
 * packages alone: other versions have other names, and the rest of the extraction passes
 * over those that it does not find.
 *
 * @throws one Error for all names of a kind that no package has
 */
export function assertReviewedNames(
  product: ProductId,
  packages: readonly PackageProgram[],
): void {
  const entries = listEntries(product, packages);
  const components = listComponents(product, packages);
  const toNames = (list: readonly { name: string }[]) =>
    new Set(list.map(({ name }) => name));
  [
    {
      label: `components of ${packages.map(({ name }) => name).join(', ')}`,
      rule: COMPONENT_RULES[product],
      names: toNames(components),
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
    ...Object.entries(PROP_RULES[product]).map(([name, rule]) => ({
      label: `props of ${name}`,
      rule,
      names: new Set(
        components.filter((one) => one.name === name).flatMap(listProps),
      ),
    })),
  ].forEach(assertExported);
}
