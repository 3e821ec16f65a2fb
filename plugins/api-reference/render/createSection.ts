import { compareNames } from '../common/compareNames';
import { PLANS } from '../common/plans';
import type { MemberSection } from '../pageData';
import type { RenderContext } from './context';
import { renderTable, type Row } from './renderRow';

/** A section of members, with what its toolbar needs to know of them. */
export function createSection(
  { kind, label = kind }: Pick<MemberSection, 'kind'> & Partial<MemberSection>,
  columns: readonly string[],
  rows: readonly Row[],
  context: RenderContext,
): MemberSection {
  const names = rows.map(({ name }) => name);
  const plans = new Set(rows.map(({ plan = 'community' }) => plan));
  return {
    kind,
    label,
    names,
    plans: PLANS.filter((plan) => plans.has(plan)),
    hasRequired:
      rows.some(({ isRequired }) => isRequired) &&
      !rows.every(({ isRequired }) => isRequired),
    hasDeprecated: rows.some(({ deprecated }) => deprecated !== undefined),
    isSorted: names.every(
      (name, index) => index === 0 || compareNames(names[index - 1]!, name) <= 0,
    ),
    markup: renderTable(
      columns,
      rows.map((row) => ({ ...row, ...context.history.getMarks(kind, row.name) })),
      context,
    ),
  };
}
