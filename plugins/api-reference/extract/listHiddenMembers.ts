import type { ProductId } from '../types';
import { listComponentClasses, readClassesObject } from './componentClasses';
import {
  getComponentProps,
  getMemberVariants,
  getPropNames,
  getPropSymbols,
  getPropTypes,
} from './componentProps';
import { createHook } from './createHooks';
import { isDeclaredByProduct } from './createProps';
import type { PackageProgram } from './createProgramFactory';
import { isHook, isType } from './judgeExports';
import {
  listComponents,
  listEntries,
  type ExportedComponent,
  type ExportedEntry,
} from './listEntries';

/** A member of a name that has no page: that it is there, and of a class its real name. */
export interface HiddenMember {
  /** As the history names them; the extractor rests on no module of it. */
  kind: 'prop' | 'slot' | 'class' | 'param' | 'member';
  name: string;
  className?: string;
}

function toMembers(
  kind: HiddenMember['kind'],
  names: readonly string[],
): HiddenMember[] {
  return names.map((name) => ({ kind, name }));
}

/** What a page of the component would list, and more: descriptions do not count here. */
function listOfComponent(component: ExportedComponent): HiddenMember[] {
  const { checker } = component.home;
  const variants = getComponentProps(component.home, component.symbol);
  const slots = getPropTypes(checker, variants, 'slots');
  const classes = new Map([
    ...readClassesObject(component, variants),
    ...listComponentClasses(component, variants).map(
      ({ key, className }) => [key, className] as const,
    ),
  ]);
  return [
    ...toMembers('prop', getPropNames(checker, variants)),
    ...toMembers('slot', getPropNames(checker, slots)),
    ...[...classes].map(([name, className]) => ({
      kind: 'class' as const,
      name,
      className,
    })),
  ];
}

function listOfHook(hook: ExportedEntry): HiddenMember[] {
  const params = createHook(hook)?.signature.params ?? [];
  return toMembers(
    'param',
    params.map(({ name }) => name),
  );
}

/** What the product declares: an element's or an array's members are of no page. */
function listOfType({ fullHome, fullSymbol }: ExportedEntry): HiddenMember[] {
  const { checker } = fullHome;
  const variants = getMemberVariants(fullHome, fullSymbol);
  return toMembers(
    'member',
    getPropNames(checker, variants).filter((name) =>
      getPropSymbols(checker, variants, name).some(isDeclaredByProduct),
    ),
  );
}

function listOfEntry(entry: ExportedEntry): HiddenMember[] {
  if (isHook(entry)) {
    return listOfHook(entry);
  }
  return isType(entry) ? listOfType(entry) : [];
}

/**
 * Lists the members of what a product's packages export and the reference does not
 * document, by name.
 *
 * @param documented the names that have a page
 */
export function listHiddenMembers(
  product: ProductId,
  packages: readonly PackageProgram[],
  documented: ReadonlySet<string>,
): Record<string, HiddenMember[]> {
  const isHidden = ({ name }: { name: string }) => !documented.has(name);
  return Object.fromEntries([
    ...listEntries(product, packages)
      .filter(isHidden)
      .map((entry) => [entry.name, listOfEntry(entry)] as const),
    ...listComponents(product, packages)
      .filter(isHidden)
      .map((component) => [component.name, listOfComponent(component)] as const),
  ]);
}
