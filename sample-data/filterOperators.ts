/** One filter, as in the Data Grid's `GridFilterModel`. */
export interface FilterItem {
  field: string;
  operator: string;
  value?: unknown;
}

/** A type of field: how its values are read, and the operators that filter it. */
interface FieldType<T> {
  toCell: (value: unknown) => T;
  toWanted: (value: unknown) => T;
  operators: Record<string, (cell: T, wanted: T) => boolean>;
  /** Whether a row without a value passes. */
  passesEmpty: (operator: string, wanted: T) => boolean;
}

/** Whether the value of a cell passes a filter. */
export type CellTest = (cell: unknown) => boolean;

const collator = new Intl.Collator('en', { sensitivity: 'base', usage: 'search' });

const isSameText = (a: string, b: string) => collator.compare(a, b) === 0;

const fold = (text: string) => text.toLowerCase();

const string: FieldType<string> = {
  toCell: String,
  toWanted: (value) => String(value).trim(),
  operators: {
    contains: (cell, wanted) => fold(cell).includes(fold(wanted)),
    doesNotContain: (cell, wanted) => !fold(cell).includes(fold(wanted)),
    equals: isSameText,
    doesNotEqual: (cell, wanted) => !isSameText(cell, wanted),
    startsWith: (cell, wanted) => fold(cell).startsWith(fold(wanted)),
    endsWith: (cell, wanted) => fold(cell).endsWith(fold(wanted)),
    isAnyOf: isSameText,
    is: (cell, wanted) => cell === wanted,
    not: (cell, wanted) => cell !== wanted,
  },
  passesEmpty: (operator) =>
    ['doesNotContain', 'doesNotEqual', 'not'].includes(operator),
};

const number: FieldType<number> = {
  toCell: Number,
  toWanted: Number,
  operators: {
    '=': (cell, wanted) => cell === wanted,
    '!=': (cell, wanted) => cell !== wanted,
    '>': (cell, wanted) => cell > wanted,
    '>=': (cell, wanted) => cell >= wanted,
    '<': (cell, wanted) => cell < wanted,
    '<=': (cell, wanted) => cell <= wanted,
    isAnyOf: (cell, wanted) => cell === wanted,
    is: (cell, wanted) => cell === wanted,
    not: (cell, wanted) => cell !== wanted,
  },
  passesEmpty: (operator) => ['!=', 'not'].includes(operator),
};

const boolean: FieldType<boolean> = {
  toCell: Boolean,
  toWanted: (value) => fold(String(value)) === 'true',
  operators: { is: (cell, wanted) => cell === wanted },
  passesEmpty: (_, wanted) => !wanted,
};

const toTime = (value: unknown) => new Date(value as Date | string).getTime();

const date: FieldType<number> = {
  toCell: (value) => new Date(toTime(value)).setHours(0, 0, 0, 0),
  // The filter panel gives a day as midnight in UTC; rows have the reader's midnight.
  toWanted: (value) => {
    const day = new Date(toTime(value));
    return new Date(
      day.getUTCFullYear(),
      day.getUTCMonth(),
      day.getUTCDate(),
    ).getTime();
  },
  operators: {
    is: (cell, wanted) => cell === wanted,
    not: (cell, wanted) => cell !== wanted,
    after: (cell, wanted) => cell > wanted,
    onOrAfter: (cell, wanted) => cell >= wanted,
    before: (cell, wanted) => cell < wanted,
    onOrBefore: (cell, wanted) => cell <= wanted,
  },
  passesEmpty: () => false,
};

const toMinute = (time: number) => new Date(time).setSeconds(0, 0);

const dateTime: FieldType<number> = {
  ...date,
  toCell: toTime,
  toWanted: (value) => toMinute(toTime(value)),
  operators: {
    ...date.operators,
    is: (cell, wanted) => toMinute(cell) === wanted,
    not: (cell, wanted) => toMinute(cell) !== wanted,
  },
};

function toTest<T>(
  type: FieldType<T>,
  { field, operator, value }: FilterItem,
): CellTest {
  const matches = type.operators[operator];
  if (!matches) {
    const known = [...Object.keys(type.operators), 'isEmpty', 'isNotEmpty'];
    throw new Error(
      `filterRows: "${operator}" is no operator for what "${field}" holds. Use one of ${known.join(', ')}.`,
    );
  }
  const wanted = (Array.isArray(value) ? value : [value]).map(type.toWanted);
  return (cell) =>
    wanted.some((one) =>
      cell == null
        ? type.passesEmpty(operator, one)
        : matches(type.toCell(cell), one),
    );
}

const isEmpty: CellTest = (cell) => cell == null || cell === '';

/**
 * The test of one filter, with the operators of the Data Grid's column types. Fields
 * are told apart by what they hold, so single selects share those of texts and numbers.
 *
 * @param sample any value of the field, or undefined when no row has one
 * @param hasTime whether dates are compared to the minute instead of the day
 * @returns null while the filter has no value yet: it is then left out
 * @throws an Error that lists the operators when there is no such one
 */
export function createCellTest(
  sample: unknown,
  item: FilterItem,
  hasTime: boolean,
): CellTest | null {
  const { operator, value } = item;
  if (operator === 'isEmpty' || operator === 'isNotEmpty') {
    return operator === 'isEmpty' ? isEmpty : (cell) => !isEmpty(cell);
  }
  if (value == null || value === '' || (Array.isArray(value) && !value.length)) {
    return null;
  }
  if (sample instanceof Date) {
    return toTest(hasTime ? dateTime : date, item);
  }
  switch (typeof sample) {
    case 'number':
      return toTest(number, item);
    case 'boolean':
      return toTest(boolean, item);
    default:
      return toTest(string, item);
  }
}
