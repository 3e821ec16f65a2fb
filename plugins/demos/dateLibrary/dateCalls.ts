import ts from 'typescript';

/** Says that a library has no equal for a piece of code; the message is the reason. */
export class Unsupported extends Error {}

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

/** What a date is asked for by a method of that name; with an argument, that is set. */
export type Field = Exclude<Unit, 'week'> | 'date';

export function isField(name: string): name is Field {
  return name === 'date' || (name !== 'week' && UNITS.some((unit) => unit === name));
}

/** Methods whose result is another date, whatever their arguments. */
const DATE_MAKERS = /^(?:add|subtract|set|startOf|endOf|tz|utc|local)$/;

/** Further methods of Day.js and its plugins that no other value is likely to have. */
const OTHER_METHODS = [
  'clone',
  'daysInMonth',
  'dayOfYear',
  'diff',
  'format',
  'fromNow',
  'from',
  'toNow',
  'isAfter',
  'isBefore',
  'isBetween',
  'isSame',
  'isSameOrAfter',
  'isSameOrBefore',
  'isoWeek',
  'isToday',
  'isValid',
  'locale',
  'quarter',
  'toDate',
  'toISOString',
  'toObject',
  'toArray',
  'toJSON',
  'unix',
  'utcOffset',
  'valueOf',
  'week',
  'weekday',
];

/** Whether a call of this name on a value of unknown type could be one on a date. */
export function isDateMethod(name: string): boolean {
  return isField(name) || DATE_MAKERS.test(name) || OTHER_METHODS.includes(name);
}

/** Whether a call makes a date: `dayjs(…)`, `dayjs.tz(…)` or `dayjs.utc(…)`. */
export function makesDate({ expression }: ts.CallExpression): boolean {
  return /^dayjs(?:\.(?:tz|utc))?$/.test(expression.getText());
}

/** Whether the result of a method of a date is another date. */
export function returnsDate(name: string, { length }: readonly ts.Node[]): boolean {
  return DATE_MAKERS.test(name) || (length > 0 && isField(name));
}

/** @throws an {@link Unsupported} for an argument that is not a text in its place */
export function readText(node: ts.Expression | undefined, what: string): string {
  if (node === undefined || !ts.isStringLiteralLike(node)) {
    throw new Unsupported(`${what} is not written as a text in its place`);
  }
  return node.text;
}

/** @throws an {@link Unsupported} for an argument that is no unit */
export function readUnit(node: ts.Expression | undefined): Unit {
  const text = readText(node, 'the unit');
  const name = SHORT_UNITS[text] ?? text.toLowerCase().replace(/s$/, '');
  const unit = UNITS.find((known) => known === name);
  if (unit === undefined) {
    throw new Unsupported(`the unit "${text}" is not known`);
  }
  return unit;
}
