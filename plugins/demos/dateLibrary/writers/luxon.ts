import { Unsupported, type Field, type Unit } from '../dateCalls';
import type { Bring, Writer } from './types';

/** Luxon's weeks begin on Monday, unless the locale is asked; Day.js' on Sunday. */
function refuseWeeks(unit: Unit | undefined): void {
  if (unit === 'week') {
    throw new Unsupported('weeks of Luxon begin on another day');
  }
}

/** What Luxon calls a field. */
function toLuxonField(field: Field): string {
  return { date: 'day', day: 'weekday' }[field as string] ?? field;
}

/** Luxon's dates never change; what they are is read from properties. */
export function createLuxonWriter(bring: Bring): Writer {
  const edge =
    (name: string): Writer['startOf'] =>
    ({ member }, unit) => {
      refuseWeeks(unit);
      return `${member}${name}('${unit}')`;
    };
  const compare =
    (sign: '<' | '>'): Writer['isBefore'] =>
    ({ text }, unit, other) => {
      refuseWeeks(unit);
      const own = unit && `.${sign === '<' ? 'endOf' : 'startOf'}('${unit}')`;
      return `(${text}${own ?? ''} ${sign} ${other})`;
    };
  return {
    now: () => `${bring('DateTime')}.now()`,
    parse(text, zone) {
      const code = zone === 'utc' ? "'utc'" : zone;
      const options = code === undefined ? '' : `, { zone: ${code} }`;
      return `${bring('DateTime')}.fromISO(${text}${options})`;
    },
    format: ({ member }, pattern) => `${member}toFormat(${pattern})`,
    isValid: ({ member }) => `${member}isValid`,
    toDate: ({ member }) => `${member}toJSDate()`,
    toISOString: ({ member }) => `${member}toJSDate().toISOString()`,
    /** Luxon counts months from 1, and weekdays from Monday, 1, to Sunday, 7. */
    get({ member }, field) {
      const text = `${member}${toLuxonField(field)}`;
      if (field === 'month') {
        return `(${text} - 1)`;
      }
      return field === 'day' ? `(${text} % 7)` : text;
    },
    set({ member }, field, value) {
      if (field === 'day') {
        throw new Unsupported(
          'Luxon sets weekdays within weeks that begin on Monday',
        );
      }
      const isNumber = /^\d+$/.test(value);
      const month = isNumber ? String(Number(value) + 1) : `(${value}) + 1`;
      return `${member}set({ ${toLuxonField(field)}: ${field === 'month' ? month : value} })`;
    },
    add: ({ member }, unit, amount) => `${member}plus({ ${unit}s: ${amount} })`,
    subtract: ({ member }, unit, amount) =>
      `${member}minus({ ${unit}s: ${amount} })`,
    startOf: edge('startOf'),
    endOf: edge('endOf'),
    isSame({ text, member }, unit, other) {
      refuseWeeks(unit);
      return unit === undefined
        ? `(${text}.toMillis() === ${other}.toMillis())`
        : `${member}hasSame(${other}, '${unit}')`;
    },
    isBefore: compare('<'),
    isAfter: compare('>'),
    diff: ({ text }, unit, other) =>
      `Math.trunc(${text}.diff(${other}, '${unit}s').${unit}s)`,
    tz: ({ member }, zone) => `${member}setZone(${zone})`,
    utc: ({ member }) => `${member}toUTC()`,
    local: ({ member }) => `${member}toLocal()`,
  };
}
