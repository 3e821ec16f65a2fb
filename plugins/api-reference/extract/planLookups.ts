import { PLANS } from '../common/plans';
import type { Plan } from '../types';
import {
  getComponentProps,
  getPropSymbols,
  getPropTypes,
  isComponent,
  type PropsVariants,
  getMemberVariants,
} from './componentProps';
import { type PackageProgram, loadEntryPoints } from './createProgramFactory';
import { readSymbolDoc } from './jsDoc';
import type { ExportedComponent, ExportedEntry } from './listEntries';
import { toVariantName } from './products';
import { findUsedNames } from './usedNames';

export type PlanLookup = (member: string) => Plan;

/** As above; undefined for what the code of no package uses. */
export type UsePlanLookup = (member: string) => Plan | undefined;

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

/**
 * Creates the lookup of a prop's plan: that of the smallest package whose variant of the
 * component (DataGrid, DataGridPro) takes the prop. The typings decide: the prop types of
 * a smaller variant name props of the larger ones, so as to refuse them.
 */
export function createPropPlanLookup(component: ExportedComponent): PlanLookup {
  return createLookup(listSmallerVariants(component), component.home.plan);
}

/** The component's variants of smaller plans: DataGrid and DataGridPro of DataGridPremium. */
function listSmallerVariants({ name, home, packages }: ExportedComponent): Owner[] {
  return packages.slice(0, packages.indexOf(home)).flatMap((candidate) => {
    const { plan, checker, exports } = candidate;
    const symbol = exports.get(toVariantName(name, plan));
    return symbol && isComponent(checker, symbol)
      ? [{ plan, checker, variants: getComponentProps(candidate, symbol) }]
      : [];
  });
}

/**
 * Creates the lookup of the plan of a slot, or of a class: that of the smallest package
 * whose variant of the component takes it. Where one object has the names of all plans, as
 * the grid's has, it is that of the smallest package whose code uses the name.
 *
 * @param isShared whether the names of all plans stand in one object
 */
export function createUsePlanLookup(
  component: ExportedComponent,
  prop: 'slots' | 'classes',
  isShared: boolean,
): UsePlanLookup {
  const { home, packages } = component;
  const getTypedPlan = createLookup(
    listSmallerVariants(component).map((owner) => ({
      ...owner,
      variants: getPropTypes(owner.checker, owner.variants, prop),
    })),
    home.plan,
  );
  if (!isShared) {
    return getTypedPlan;
  }
  return (name) => {
    const used = findUsePlan(packages, prop, name);
    const typed = getTypedPlan(name);
    if (prop === 'slots') {
      // Some are read by a computed name.
      return used === undefined || isSmaller(used, typed) ? typed : used;
    }
    return used;
  };
}

/** The plan of the smallest package whose code uses a name that the grids share. */
function findUsePlan(
  packages: readonly PackageProgram[],
  prop: 'slots' | 'classes',
  name: string,
): Plan | undefined {
  return packages.find((candidate) => {
    const { hasSlot, hasClass } = findUsedNames(candidate);
    return prop === 'slots' ? hasSlot(name) : hasClass(name);
  })?.plan;
}

/** The types of the smallest grid whose members are of all plans, and what these are. */
const SHARED_TYPES: Readonly<Record<string, 'slots' | 'classes'>> = {
  GridClasses: 'classes',
  GridSlotsComponent: 'slots',
  GridSlotsComponentsProps: 'slots',
};

/** As `createUsePlanLookup`, for the members of a type that has the names of all plans. */
export function findSharedPlan(
  packages: readonly PackageProgram[],
  type: string,
  member: string,
): Plan | undefined {
  const prop = SHARED_TYPES[type];
  return prop && findUsePlan(packages, prop, member);
}

function isSmaller(a: Plan, b: Plan): boolean {
  return PLANS.indexOf(a) < PLANS.indexOf(b);
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
