import type { Plan } from '../types';
import {
  getComponentProps,
  getPropSymbols,
  isComponent,
  type PropsVariants,
  getMemberVariants,
} from './componentProps';
import { type PackageProgram, loadEntryPoints } from './createProgramFactory';
import { getPropMembers } from './createSlots';
import { readSymbolDoc } from './jsDoc';
import type { ExportedComponent, ExportedEntry } from './listEntries';
import { toVariantName } from './products';

export type PlanLookup = (member: string) => Plan;

/** What has the members in one package, its types in that package. */
interface Owner extends Pick<PackageProgram, 'plan' | 'checker'> {
  variants: PropsVariants;
}

/** The plan of the first owner that has a member, those marked `@ignore` left out. */
function createLookup(owners: readonly Owner[], fallback: Plan): PlanLookup {
  return (member) =>
    owners.find(({ checker, variants }) =>
      getPropSymbols(checker, variants, member).some(
        (symbol) => !readSymbolDoc(symbol)?.isIgnored,
      ),
    )?.plan ?? fallback;
}

/** The variants of a component in the packages of smaller plans. */
function listSmallerVariants({ name, home, packages }: ExportedComponent): Owner[] {
  return packages.slice(0, packages.indexOf(home)).flatMap((candidate) => {
    const { plan, checker, exports } = candidate;
    const symbol = exports.get(toVariantName(name, plan));
    return symbol && isComponent(checker, symbol)
      ? [{ plan, checker, variants: getComponentProps(candidate, symbol).variants }]
      : [];
  });
}

/**
 * Creates the lookup of a prop's plan: that of the smallest package whose variant of the
 * component (DataGrid, DataGridPro) takes the prop. The typings decide: the prop types of
 * a smaller variant name props of the larger ones, so as to refuse them.
 */
export function createPropPlanLookup(component: ExportedComponent): PlanLookup {
  return createLookup(listSmallerVariants(component), component.home.plan);
}

/** Creates the lookup of a slot's plan, by the same rule. */
export function createSlotPlanLookup(component: ExportedComponent): PlanLookup {
  const owners = listSmallerVariants(component).map(
    ({ plan, checker, variants }) => ({
      plan,
      slots: getPropMembers(checker, variants, 'slots'),
    }),
  );
  return (slot) => {
    const owner = owners.find(({ slots }) => {
      const symbol = slots.get(slot);
      return symbol && !readSymbolDoc(symbol)?.isIgnored;
    });
    return owner?.plan ?? component.home.plan;
  };
}

/**
 * Creates the lookup of a member's plan: that of the smallest package whose interface of
 * the same name has the member.
 */
export function createMemberPlanLookup({
  exportName,
  fullHome,
  packages,
}: ExportedEntry): PlanLookup {
  const owners = packages.flatMap((candidate) => {
    const symbol = [...loadEntryPoints(candidate).values()]
      .map((exports) => exports.get(exportName))
      .find((found) => found !== undefined);
    return symbol
      ? [{ ...candidate, variants: getMemberVariants(candidate, symbol) }]
      : [];
  });
  return createLookup(owners, fullHome.plan);
}
