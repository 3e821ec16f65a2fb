import type { Field } from '../dateCalls';
import type { Bring, Writer } from './types';
import { capitalize, member } from './written';

const MOMENT_FIELDS: Record<Field, string> = {
  year: 'year',
  month: 'month',
  date: 'date',
  weekday: 'day',
  hour: 'hour',
  minute: 'minute',
  second: 'second',
  millisecond: 'millisecond',
};

/** Moment's methods are those of Day.js, but change the date that they are called on. */
export function createMomentWriter(bring: Bring): Writer {
  return {
    parse(text, zone) {
      const moment = bring('moment');
      if (zone === undefined) {
        return `${moment}(${text})`;
      }
      return zone === 'utc'
        ? `${moment}.utc(${text})`
        : `${moment}.tz(${text}, ${zone})`;
    },
    now: () => `${bring('moment')}()`,
    call(call, { receiver, dot, isFresh, argument, pattern }) {
      const own = `${receiver}${dot}`;
      const copy = isFresh ? own : `${own}clone().`;
      switch (call.does) {
        case 'format':
          return member(`${own}format(${pattern})`);
        case 'is-valid':
          return member(`${own}isValid()`);
        case 'to-date':
          return member(`${own}toDate()`);
        case 'to-iso':
          return member(`${own}toISOString()`);
        case 'get':
          return member(`${own}${MOMENT_FIELDS[call.field]}()`);
        case 'set':
          return member(`${copy}${MOMENT_FIELDS[call.field]}(${argument})`);
        case 'shift': {
          const name = call.back ? 'subtract' : 'add';
          return member(`${copy}${name}(${argument}, '${call.unit}')`);
        }
        case 'edge':
          return member(`${copy}${call.end ? 'endOf' : 'startOf'}('${call.unit}')`);
        case 'compare': {
          const unit = call.unit === undefined ? '' : `, '${call.unit}'`;
          const name = `is${capitalize(call.relation)}`;
          return member(`${own}${name}(${argument}${unit})`);
        }
        case 'diff':
          return member(`${own}diff(${argument}, '${call.unit}')`);
        case 'zone':
          return member(
            typeof call.zone === 'string'
              ? `${copy}${call.zone}()`
              : `${copy}tz(${argument})`,
          );
      }
    },
  };
}
