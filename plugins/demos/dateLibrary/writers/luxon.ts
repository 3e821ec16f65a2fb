import type { DateCall, Field, Unit } from '../dateCalls';
import { Unsupported } from '../Unsupported';
import type { Bring, Writer, Written, WrittenCall } from './types';
import { member, whole } from './written';

/** Luxon's weeks begin on Monday, unless the locale is asked; Day.js' on Sunday. */
function refuseWeeks(unit: Unit | undefined): void {
  if (unit === 'week') {
    throw new Unsupported('weeks of Luxon begin on another day');
  }
}

function toLuxonZone(zone: string): string {
  return zone === 'utc' ? "'utc'" : zone;
}

/** Luxon's methods that keep the moment and change the zone. */
const LUXON_ZONES = { utc: 'toUTC', local: 'toLocal' };

const LUXON_FIELDS: Record<Field, string> = {
  year: 'year',
  month: 'month',
  date: 'day',
  weekday: 'weekday',
  hour: 'hour',
  minute: 'minute',
  second: 'second',
  millisecond: 'millisecond',
};

/** Luxon's dates never change; what they are is read from properties. */
export function createLuxonWriter(bring: Bring): Writer {
  /** Luxon counts months from 1, and weekdays from Monday, 1, to Sunday, 7. */
  const get = (field: Field, { receiver, dot }: WrittenCall): Written => {
    const text = `${receiver}${dot}${LUXON_FIELDS[field]}`;
    if (field === 'month') {
      return whole(`(${text} - 1)`);
    }
    return field === 'weekday' ? whole(`(${text} % 7)`) : member(text);
  };
  const set = (field: Field, { receiver, dot, argument }: WrittenCall): Written => {
    if (field === 'weekday') {
      throw new Unsupported('Luxon sets weekdays within weeks that begin on Monday');
    }
    const isNumber = /^\d+$/.test(argument);
    const month = isNumber ? String(Number(argument) + 1) : `(${argument}) + 1`;
    const value = field === 'month' ? month : argument;
    return member(`${receiver}${dot}set({ ${LUXON_FIELDS[field]}: ${value} })`);
  };
  const compare = (
    { relation, unit }: Extract<DateCall, { does: 'compare' }>,
    { receiver, dot, argument }: WrittenCall,
  ): Written => {
    refuseWeeks(unit);
    if (relation === 'same') {
      return unit === undefined
        ? whole(`(${receiver}.toMillis() === ${argument}.toMillis())`)
        : member(`${receiver}${dot}hasSame(${argument}, '${unit}')`);
    }
    const isBefore = relation === 'before';
    const edge = unit && `.${isBefore ? 'end' : 'start'}Of('${unit}')`;
    return whole(`(${receiver}${edge ?? ''} ${isBefore ? '<' : '>'} ${argument})`);
  };
  return {
    parse(text, zone) {
      const options = zone === undefined ? '' : `, { zone: ${toLuxonZone(zone)} }`;
      return `${bring('DateTime')}.fromISO(${text}${options})`;
    },
    now: () => `${bring('DateTime')}.now()`,
    call(call, parts) {
      const { receiver, dot, argument } = parts;
      switch (call.does) {
        case 'format':
          return member(`${receiver}${dot}toFormat(${parts.pattern})`);
        case 'is-valid':
          return member(`${receiver}${dot}isValid`);
        case 'to-date':
          return member(`${receiver}${dot}toJSDate()`);
        case 'to-iso':
          return member(`${receiver}${dot}toJSDate().toISOString()`);
        case 'get':
          return get(call.field, parts);
        case 'set':
          return set(call.field, parts);
        case 'shift': {
          const name = call.back ? 'minus' : 'plus';
          return member(`${receiver}${dot}${name}({ ${call.unit}s: ${argument} })`);
        }
        case 'edge': {
          refuseWeeks(call.unit);
          const name = call.end ? 'endOf' : 'startOf';
          return member(`${receiver}${dot}${name}('${call.unit}')`);
        }
        case 'compare':
          return compare(call, parts);
        case 'diff': {
          const amount = `${receiver}.diff(${argument}, '${call.unit}s').${call.unit}s`;
          return whole(`Math.trunc(${amount})`);
        }
        case 'zone':
          return member(
            typeof call.zone === 'string'
              ? `${receiver}${dot}${LUXON_ZONES[call.zone]}()`
              : `${receiver}${dot}setZone(${argument})`,
          );
      }
    },
  };
}
