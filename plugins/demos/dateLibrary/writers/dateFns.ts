import { Unsupported, type Field, type Unit } from '../dateCalls';
import type { Bring, Writer } from './types';

/** Why code with time zones has no equal in date-fns. */
export const NO_ZONES = 'date-fns has no time zones';

/** The ends of the methods' names that get and set a field. */
const FIELD_NAMES: Record<Field, string> = {
  year: 'Year',
  month: 'Month',
  date: 'Date',
  day: 'Day',
  hour: 'Hours',
  minute: 'Minutes',
  second: 'Seconds',
  millisecond: 'Milliseconds',
};

/** `day` as `Day`: the end of a function's name. */
function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The dates of date-fns are those of the language, which has the system's zone and UTC. */
function refuseZone(): never {
  throw new Unsupported(NO_ZONES);
}

/** date-fns works on the language's own dates, by functions. */
export function createDateFnsWriter(bring: Bring): Writer {
  const call = (name: string, ...values: string[]) =>
    `${bring(name)}(${values.join(', ')})`;
  /** `startOfDay(date)` and the like. */
  const edge = (name: string, date: string, unit: Unit | undefined) =>
    unit === undefined || unit === 'millisecond'
      ? date
      : call(`${name}${capitalize(unit)}`, date);
  return {
    now: () => 'new Date()',
    parse: (text, zone) =>
      zone === undefined ? call('parseISO', text) : refuseZone(),
    format: ({ text }, pattern) => call('format', text, pattern),
    isValid: ({ text }) => call('isValid', text),
    toDate: ({ text }) => text,
    toISOString: ({ member }) => `${member}toISOString()`,
    get: ({ member }, field) =>
      `${member}get${field === 'year' ? 'FullYear' : FIELD_NAMES[field]}()`,
    set: ({ text }, field, value) => call(`set${FIELD_NAMES[field]}`, text, value),
    add: ({ text }, unit, amount) => call(`add${capitalize(unit)}s`, text, amount),
    subtract: ({ text }, unit, amount) =>
      call(`sub${capitalize(unit)}s`, text, amount),
    startOf: ({ text }, unit) => edge('startOf', text, unit),
    endOf: ({ text }, unit) => edge('endOf', text, unit),
    isSame: ({ text }, unit, other) =>
      unit === undefined || unit === 'millisecond'
        ? call('isEqual', text, other)
        : call(`isSame${capitalize(unit)}`, text, other),
    isBefore: ({ text }, unit, other) =>
      call('isBefore', edge('endOf', text, unit), other),
    isAfter: ({ text }, unit, other) =>
      call('isAfter', edge('startOf', text, unit), other),
    diff: ({ text }, unit, other) =>
      call(`differenceIn${capitalize(unit)}s`, text, other),
    tz: refuseZone,
    utc: refuseZone,
    local: refuseZone,
  };
}
