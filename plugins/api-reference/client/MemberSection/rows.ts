import { compareNames } from '../../common/compareNames';
import { PLANS } from '../../common/plans';
import type { Plan } from '../../types';
import { isHost, listHosts } from '../openTypes/hosts';

/** The rows of a table, live. */
export interface RowList {
  /**
   * Shows the rows that a query asks for, in its order.
   *
   * @returns how many that are
   */
  show: (query: RowQuery) => number;
}

/**
 * Reads a table's rows, once: what they say doesn't change, and the markup that the
 * script adds to them later is none of their text.
 */
export function createRowList(body: HTMLTableSectionElement): RowList {
  const entries = [...body.rows]
    .filter((row) => !isHost(row))
    .map((row, index) => ({ row, facts: readRowFacts(row, index) }));
  return {
    show(query) {
      const ordered = entries.toSorted((a, b) =>
        compareRows(a.facts, b.facts, query.order),
      );
      let shown = 0;
      for (const { row, facts } of ordered) {
        row.hidden = !matchesQuery(facts, query);
        shown += row.hidden ? 0 : 1;
        for (const host of listHosts(row)) {
          host.hidden = row.hidden;
        }
      }
      const rows = ordered.flatMap(({ row }) => [row, ...listHosts(row)]);
      // Moving rows costs a layout of the whole table: only where they do move.
      if (rows.some((row, index) => body.rows[index] !== row)) {
        body.append(...rows);
      }
      return shown;
    },
  };
}

/** What rows are filtered and ordered by; the build wrote it into their markup. */
export interface RowFacts {
  name: string;
  /** Name, type, default and description, in lower case. */
  text: string;
  plan: Plan;
  kind: string | undefined;
  isRequired: boolean;
  isDeprecated: boolean;
  /** What another member must be; an empty text where it may be left out. */
  condition?: { member: string; values: readonly string[] };
  /** Its place in the markup. */
  index: number;
}

/** `given` is the order of the markup; `required` the same, what must be given first. */
export type RowOrder = 'given' | 'required' | 'name' | 'plan';

/** What the reader asks of a list. */
export interface RowQuery {
  /** Words that must all be found. */
  text: string;
  plan: Plan | 'all';
  kind: string;
  isRequiredOnly: boolean;
  hidesDeprecated: boolean;
  /** What the reader chose that members are: {@link ANY}, or empty for one left out. */
  choices: Readonly<Record<string, string>>;
  order: RowOrder;
}

/** The choice that leaves all members there; literals of texts have quotes. */
export const ANY = 'any';

export const EVERYTHING: RowQuery = {
  text: '',
  plan: 'all',
  kind: 'all',
  isRequiredOnly: false,
  hidesDeprecated: false,
  choices: {},
  order: 'given',
};

/** Whether what the reader chose leaves a member there. */
function fitsChoices(
  { condition }: RowFacts,
  choices: RowQuery['choices'],
): boolean {
  if (condition === undefined) {
    return true;
  }
  const chosen = choices[condition.member] ?? ANY;
  return chosen === ANY || condition.values.includes(chosen);
}

/** Whether a row is among those that the reader asks for. */
export function matchesQuery(facts: RowFacts, query: RowQuery): boolean {
  const words = query.text.toLowerCase().split(/\s+/);
  return (
    words.every((word) => facts.text.includes(word)) &&
    (query.plan === 'all' || facts.plan === query.plan) &&
    (query.kind === 'all' || facts.kind === query.kind) &&
    (!query.isRequiredOnly || facts.isRequired) &&
    (!query.hidesDeprecated || !facts.isDeprecated) &&
    fitsChoices(facts, query.choices)
  );
}

/** The order of two rows; equal ones stay as in the markup. */
export function compareRows(a: RowFacts, b: RowFacts, order: RowOrder): number {
  const orders: Record<RowOrder, number> = {
    given: 0,
    required: Number(b.isRequired) - Number(a.isRequired),
    name: compareNames(a.name, b.name),
    plan: PLANS.indexOf(a.plan) - PLANS.indexOf(b.plan),
  };
  return orders[order] || a.index - b.index;
}

/** Reads a row that the build rendered. */
export function readRowFacts(row: HTMLTableRowElement, index: number): RowFacts {
  const { plan, kind, required, deprecated, when, is = '' } = row.dataset;
  const name = row.querySelector('th a')?.textContent ?? '';
  const cells = [...row.querySelectorAll('td')].map((cell) => cell.textContent);
  return {
    name,
    text: [name, ...cells].join(' ').toLowerCase(),
    plan: (plan as Plan | undefined) ?? 'community',
    kind,
    isRequired: required !== undefined,
    isDeprecated: deprecated !== undefined,
    ...(when !== undefined && {
      condition: { member: when, values: is.split('|') },
    }),
    index,
  };
}
