import { createCellTest, type FilterItem } from './filterOperators';

/** The Data Grid's `GridFilterModel`; its logic operators are `and`, the default, and `or`. */
export interface FilterModel {
  items: readonly FilterItem[];
  logicOperator?: string;
  quickFilterValues?: readonly unknown[];
  quickFilterLogicOperator?: string;
}

type RowTest<Row> = (row: Row) => boolean;

/** The value of a row in a field, by a name that comes from a model. */
export function getValue(row: object, field: string): unknown {
  return (row as Record<string, unknown>)[field];
}

/** Joins tests; without any, each row passes. */
function join<Row>(tests: RowTest<Row>[], logicOperator = 'and'): RowTest<Row> {
  if (tests.length === 0) {
    return () => true;
  }
  return logicOperator === 'or'
    ? (row) => tests.some((test) => test(row))
    : (row) => tests.every((test) => test(row));
}

function toRowTest<Row extends object>(
  rows: readonly Row[],
  item: FilterItem,
  hasTime: boolean,
): RowTest<Row> | null {
  const { field } = item;
  const [first] = rows;
  if (first && !(field in first)) {
    throw new Error(
      `filterRows: the rows have no field "${field}". They have ${Object.keys(first).join(', ')}.`,
    );
  }
  const sample = rows
    .map((row) => getValue(row, field))
    .find((cell) => cell != null);
  const test = createCellTest(sample, item, hasTime);
  return test && ((row) => test(getValue(row, field)));
}

/** The test of one word: part of a text, or equal to a number, in any field. */
function toQuickTest<Row extends object>(word: unknown): RowTest<Row> {
  const part = String(word).toLowerCase();
  return (row) =>
    Object.values(row).some((cell: unknown) =>
      typeof cell === 'number'
        ? cell === Number(word)
        : typeof cell === 'string' && cell.toLowerCase().includes(part),
    );
}

/**
 * The rows that pass the Data Grid's filter model, in their order. The quick filter
 * looks at texts and numbers, in hidden columns too: a server knows no columns.
 *
 * @param dateTimeFields fields whose dates are compared to the minute
 * @throws an Error when the rows don't have a field, or its type an operator
 */
export function filterRows<Row extends object>(
  rows: readonly Row[],
  model: FilterModel,
  dateTimeFields: readonly string[] = [],
): Row[] {
  const tests = model.items
    .map((item) => toRowTest(rows, item, dateTimeFields.includes(item.field)))
    .filter((test) => test !== null);
  const words = (model.quickFilterValues ?? []).filter(Boolean);
  const passesItems = join(tests, model.logicOperator);
  const passesWords = join<Row>(
    words.map((word) => toQuickTest(word)),
    model.quickFilterLogicOperator,
  );
  return rows.filter((row) => passesItems(row) && passesWords(row));
}
