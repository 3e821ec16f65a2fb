import type { LabelKey } from '../../../src/i18n/types';
import { toPhrase } from '../common/toPhrase';
import type { StateStart } from '../common/history/types';
import type { ApiCondition, Plan } from '../types';
import type { RenderContext } from './createPageContext';
import type { Marks } from '../history/getMarks';
import { markup, renderInPlace, type Html } from './markup';
import { renderMarkdown } from './renderMarkdown';
import { renderName } from './renderName';

/** A row of a table, whatever it lists. */
export interface Row extends Marks {
  /** Its anchor; absent where the name leads to a page of its own. */
  id?: string;
  name: string;
  /** Where the name leads. */
  href: string;
  plan?: Plan;
  isRequired?: boolean;
  /** What the reader can filter pages by. */
  kind?: string;
  /** What another member must be for it to be there. */
  condition?: ApiCondition;
  /** What is known of it in a word: type, default, class. */
  facts: Html;
  /** Whether these are code, and nothing else: an element less for each of hundreds. */
  isCode?: boolean;
  description: string;
  deprecated?: string | true;
  untranslated?: true;
  /** What follows the description. */
  details?: Html;
}

/** A plan's badge; that of the community plan is none. */
export function renderPlan(
  plan: Plan | undefined,
  { t }: RenderContext,
): Html | false {
  if (plan === undefined || plan === 'community') {
    return false;
  }
  const title = t(`badge.${plan}Title`);
  return markup` <span data-plan="${plan}" title="${title}">${t(`badge.${plan}`)}</span>`;
}

/** `Since 8.12` stays on one line; a range is too long for that. */
function renderSince(since: StateStart, { t }: RenderContext): Html {
  const text = toPhrase(t, 'since', since);
  return markup` ${since.after === undefined ? text.replaceAll(' ', '\u00a0') : text}`;
}

/** Since when it has been there, and where it goes. The one is text of the cell: hundreds have it. */
function renderMarks({ since, removal }: Row, context: RenderContext): Html {
  return markup`${[
    since && renderSince(since, context),
    removal &&
      markup` <small data-removal>${toPhrase(context.t, 'removedIn', removal)}</small>`,
  ]}`;
}

function renderDeprecation(
  { deprecated, deprecatedSince, untranslated }: Row,
  context: RenderContext,
): Html | false {
  if (deprecated === undefined) {
    return false;
  }
  const text = deprecatedSince
    ? toPhrase(context.t, 'deprecatedSince', deprecatedSince)
    : context.t('api.deprecated');
  const label = renderInPlace(markup`${text}`, { place: untranslated }, context);
  const reason =
    typeof deprecated === 'string' && renderMarkdown(deprecated, context);
  return markup`<p data-reason><strong>${label}</strong> ${reason}</p>`;
}

/** The literals of a condition; an empty one stands for a member that is left out. */
function renderConditionAttributes({
  member,
  values,
  orAbsent,
}: ApiCondition): Html {
  const all = [...values, ...(orAbsent ? [''] : [])].join('|');
  return markup` data-when="${member}" data-is="${all}"`;
}

/** What the toolbar filters by; see client/MemberSection/rows.ts. */
function renderAttributes(row: Row): Html {
  const { id, plan, kind, isRequired, deprecated, condition } = row;
  return markup`${[
    id !== undefined && markup` id="${id}"`,
    plan !== undefined && plan !== 'community' && markup` data-plan="${plan}"`,
    kind !== undefined && markup` data-kind="${kind}"`,
    isRequired && markup` data-required`,
    deprecated !== undefined && markup` data-deprecated`,
    condition !== undefined && renderConditionAttributes(condition),
  ]}`;
}

/**
 * A row of three cells: name with marks, facts, description. On a page in another
 * language an English description marks its cell, which costs no element.
 */
export function renderRow(row: Row, context: RenderContext): Html {
  const { name, href, facts, details } = row;
  const required =
    row.isRequired && markup` <span data-mark>${context.t('api.required')}</span>`;
  const cells = [
    markup`<th scope="row"><a href="${href}">${renderName(name)}</a>${required}${renderPlan(row.plan, context)}${renderMarks(row, context)}</th>`,
    markup`<td${row.isCode && markup` data-code`}>${facts}</td>`,
    markup`<td${row.untranslated && markup` lang="en"`}>${renderDeprecation(row, context)}${renderMarkdown(row.description, context)}${details}</td>`,
  ];
  return markup`<tr${renderAttributes(row)}>${cells}</tr>`;
}

/** A table's head and body. */
export function renderTable(
  columns: readonly LabelKey[],
  rows: readonly Row[],
  context: RenderContext,
): string {
  const head = columns.map(
    (label) => markup`<th scope="col">${context.t(label)}</th>`,
  );
  const body = rows.map((row) => renderRow(row, context));
  return markup`<thead><tr>${head}</tr></thead><tbody>${body}</tbody>`.text;
}
