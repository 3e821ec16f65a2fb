import ts from 'typescript';
import { Unsupported } from './Unsupported';

/** Units by the name that all libraries share. */
const UNITS = [
  'year',
  'month',
  'week',
  'day',
  'hour',
  'minute',
  'second',
  'millisecond',
] as const;

export type Unit = (typeof UNITS)[number];

const SHORT_UNITS: Record<string, Unit> = {
  y: 'year',
  M: 'month',
  w: 'week',
  d: 'day',
  h: 'hour',
  m: 'minute',
  s: 'second',
  ms: 'millisecond',
};

/** What a method of a date may be asked for by name; a date is the day of the month. */
export type Field = Exclude<Unit, 'week' | 'day'> | 'date' | 'weekday';

const FIELDS: Record<string, Field> = {
  year: 'year',
  month: 'month',
  date: 'date',
  day: 'weekday',
  hour: 'hour',
  minute: 'minute',
  second: 'second',
  millisecond: 'millisecond',
};

/** A call on a date, by what it does. Arguments are nodes of the source. */
export type DateCall =
  | { does: 'format'; pattern: string }
  | { does: 'is-valid' | 'to-date' | 'to-iso' }
  | { does: 'get'; field: Field }
  | { does: 'set'; field: Field; value: ts.Expression }
  | { does: 'shift'; back: boolean; amount: ts.Expression; unit: Unit }
  | { does: 'edge'; end: boolean; unit: Unit }
  | {
      does: 'compare';
      relation: 'before' | 'after' | 'same';
      other: ts.Expression;
      unit?: Unit;
    }
  | { does: 'diff'; other: ts.Expression; unit: Unit }
  | { does: 'zone'; zone: ts.Expression | 'utc' | 'local' };

/** Methods of Day.js and its plugins that no other value of a demo is likely to have. */
const OTHER_METHODS = [
  'clone',
  'daysInMonth',
  'dayOfYear',
  'endOf',
  'fromNow',
  'from',
  'toNow',
  'isBetween',
  'isSameOrAfter',
  'isSameOrBefore',
  'isoWeek',
  'isToday',
  'locale',
  'quarter',
  'toObject',
  'toArray',
  'toJSON',
  'unix',
  'utcOffset',
  'valueOf',
  'week',
  'weekday',
];

const CONVERTED = [
  'format',
  'isValid',
  'toDate',
  'toISOString',
  'add',
  'subtract',
  'set',
  'startOf',
  'endOf',
  'isBefore',
  'isAfter',
  'isSame',
  'diff',
  'tz',
  'utc',
  'local',
  ...Object.keys(FIELDS),
];

/** Whether a call of this name on a value of unknown type could be one on a date. */
export function isDateMethod(name: string): boolean {
  return CONVERTED.includes(name) || OTHER_METHODS.includes(name);
}

/** Methods whose result is another date; a field's is one where it has an argument. */
export function returnsDate(name: string, hasArguments: boolean): boolean {
  return (
    /^(?:add|subtract|set|startOf|endOf|tz|utc|local)$/.test(name) ||
    (hasArguments && FIELDS[name] !== undefined)
  );
}

function readText(node: ts.Expression | undefined, what: string): string {
  if (node === undefined || !ts.isStringLiteralLike(node)) {
    throw new Unsupported(`${what} is not written as a text in its place`);
  }
  return node.text;
}

function readUnit(node: ts.Expression | undefined): Unit {
  const text = readText(node, 'the unit');
  const name = SHORT_UNITS[text] ?? text.toLowerCase().replace(/s$/, '');
  const unit = UNITS.find((known) => known === name);
  if (unit === undefined) {
    throw new Unsupported(`the unit "${text}" is not known`);
  }
  return unit;
}

function readComparison(
  name: string,
  [other, unit]: readonly ts.Expression[],
): DateCall {
  if (other === undefined) {
    throw new Unsupported(`${name}() without an argument compares with now`);
  }
  return {
    does: 'compare',
    relation: name.slice(2).toLowerCase() as 'before' | 'after' | 'same',
    other,
    ...(unit && { unit: readUnit(unit) }),
  };
}

/**
 * What a method call on a date does.
 *
 * @throws an {@link Unsupported} for a method, or a form of it, that isn't converted
 */
export function toDateCall(name: string, args: readonly ts.Expression[]): DateCall {
  const [first, second] = args;
  const field = FIELDS[name];
  if (field !== undefined) {
    return first === undefined
      ? { does: 'get', field }
      : { does: 'set', field, value: first };
  }
  switch (name) {
    case 'format':
      return { does: 'format', pattern: readText(first, 'the format') };
    case 'isValid':
      return { does: 'is-valid' };
    case 'toDate':
      return { does: 'to-date' };
    case 'toISOString':
      return { does: 'to-iso' };
    case 'add':
    case 'subtract':
      return {
        does: 'shift',
        back: name === 'subtract',
        amount: first!,
        unit: readUnit(second),
      };
    case 'set': {
      const named = FIELDS[readText(first, 'the field')];
      if (named === undefined || second === undefined) {
        break;
      }
      return { does: 'set', field: named, value: second };
    }
    case 'startOf':
    case 'endOf':
      return { does: 'edge', end: name === 'endOf', unit: readUnit(first) };
    case 'isBefore':
    case 'isAfter':
    case 'isSame':
      return readComparison(name, args);
    case 'tz':
      if (first !== undefined && args.length === 1) {
        return { does: 'zone', zone: first };
      }
      break;
    case 'utc':
    case 'local':
      if (args.length === 0) {
        return { does: 'zone', zone: name };
      }
      break;
    case 'diff':
      if (first !== undefined && args.length === 2) {
        return { does: 'diff', other: first, unit: readUnit(second) };
      }
  }
  throw new Unsupported(`this form of the method "${name}" is not converted`);
}
