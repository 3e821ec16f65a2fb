import type { ApiSectionKind } from '../../settings';
import type { LabelKey } from '../../../src/i18n/types';
import { compareNames } from '../common/compareNames';
import { PLANS } from '../common/plans';
import { listMembers, type Member } from '../members';
import type { MemberChoice, MemberSection } from '../pageData';
import type { ApiDocument, Plan } from '../types';
import type { RenderContext } from './createPageContext';
import { renderTable } from './renderRow';
import { toRow } from './toRow';

/** What stands above the names and the facts of each kind of members. */
const COLUMNS: Record<ApiSectionKind, readonly [name: LabelKey, facts: LabelKey]> = {
  props: ['api.name', 'api.typeAndDefault'],
  slots: ['api.name', 'api.defaultAndClass'],
  classes: ['api.key', 'api.className'],
  params: ['api.name', 'api.type'],
  events: ['api.name', 'api.listener'],
  selectors: ['api.name', 'api.type'],
};

/** What a toolbar offers to filter a list by. */
export function listFilters(
  rows: readonly { plan?: Plan; deprecated?: string | true }[],
): Pick<MemberSection, 'plans' | 'hasDeprecated'> {
  const plans = new Set(rows.map(({ plan = 'community' }) => plan));
  return {
    plans: PLANS.filter((plan) => plans.has(plan)),
    hasDeprecated: rows.some(({ deprecated }) => deprecated !== undefined),
  };
}

/** The members that others depend on, with what there is to choose. */
export function listChoices(
  members: readonly Pick<Member, 'name' | 'condition' | 'choices'>[],
): MemberChoice[] {
  return members.flatMap(({ name, choices }) => {
    const mayBeAbsent = members.some(
      ({ condition }) => condition?.member === name && condition.orAbsent,
    );
    return choices === undefined
      ? []
      : [{ member: name, values: choices, ...(mayBeAbsent && { mayBeAbsent }) }];
  });
}

/** A section of members, with what its toolbar needs to know of them. */
function createSection(
  kind: ApiSectionKind,
  label: MemberSection['label'],
  members: readonly Member[],
  context: RenderContext,
): MemberSection {
  const names = members.map(({ name }) => name);
  const areAllRequired = members.every(({ required }) => required);
  // Of an object that readers are given, every member is there: no mark tells them apart.
  const isGiven = label === 'members' && areAllRequired;
  const choices = listChoices(members);
  return {
    kind,
    label,
    names,
    ...(choices.length > 0 && { choices }),
    ...listFilters(members),
    hasRequired: members.some(({ required }) => required) && !areAllRequired,
    isSorted: names.every(
      (name, index) => index === 0 || compareNames(names[index - 1]!, name) <= 0,
    ),
    markup: renderTable(
      [...COLUMNS[kind], 'api.description' as const],
      members.map((member) =>
        toRow(isGiven ? { ...member, required: false } : member, context),
      ),
      context,
    ),
  };
}

/** The sections of a page's members; a kind of which there is none has no section. */
export function createSections(
  document: ApiDocument,
  context: RenderContext,
): MemberSection[] {
  const members = listMembers(document);
  return [...new Set(members.map(({ section }) => section))].map((kind) =>
    createSection(
      kind,
      document.kind === 'interface' ? 'members' : kind,
      members.filter(({ section }) => section === kind),
      context,
    ),
  );
}
