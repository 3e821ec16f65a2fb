import type { Bring, WrittenDate, Writer } from './types';

/** Moment's methods change the date that they are called on, unless they get a copy. */
function copy({ member, isFresh }: WrittenDate): string {
  return isFresh ? member : `${member}clone().`;
}

/** Moment's methods are those of Day.js. */
export function createMomentWriter(bring: Bring): Writer {
  const compare =
    (name: string): Writer['isSame'] =>
    ({ member }, unit, other) =>
      `${member}${name}(${other}${unit === undefined ? '' : `, '${unit}'`})`;
  return {
    now: () => `${bring('moment')}()`,
    parse(text, zone) {
      const moment = bring('moment');
      if (zone === undefined) {
        return `${moment}(${text})`;
      }
      return zone === 'utc'
        ? `${moment}.utc(${text})`
        : `${moment}.tz(${text}, ${zone})`;
    },
    format: ({ member }, pattern) => `${member}format(${pattern})`,
    isValid: ({ member }) => `${member}isValid()`,
    toDate: ({ member }) => `${member}toDate()`,
    toISOString: ({ member }) => `${member}toISOString()`,
    get: ({ member }, field) => `${member}${field}()`,
    set: (date, field, value) => `${copy(date)}${field}(${value})`,
    add: (date, unit, amount) => `${copy(date)}add(${amount}, '${unit}')`,
    subtract: (date, unit, amount) => `${copy(date)}subtract(${amount}, '${unit}')`,
    startOf: (date, unit) => `${copy(date)}startOf('${unit}')`,
    endOf: (date, unit) => `${copy(date)}endOf('${unit}')`,
    isSame: compare('isSame'),
    isBefore: compare('isBefore'),
    isAfter: compare('isAfter'),
    diff: ({ member }, unit, other) => `${member}diff(${other}, '${unit}')`,
    tz: (date, zone) => `${copy(date)}tz(${zone})`,
    utc: (date) => `${copy(date)}utc()`,
    local: (date) => `${copy(date)}local()`,
  };
}
