import type { DateCall, Field, Unit } from './dateCalls';
import type { DerivedLibrary } from './libraries';
import { Unsupported } from './Unsupported';

/** A call on a date with its parts already written for the library. */
export interface WrittenCall {
  receiver: string;
  /** `.` or, for a date that may be missing, `?.`. */
  dot: string;
  /** Whether nothing else holds the receiver, so that it may be changed. */
  isFresh: boolean;
  /** The argument of a `set`, `shift`, `compare`, `diff` or `zone`. */
  argument: string;
  /** The pattern of a `format`, converted. */
  pattern: string;
}

export interface Written {
  text: string;
  /** Whether the text keeps the call's `dot`, so that a missing date is skipped. */
  keepsDot: boolean;
}

/** How a library writes what a demo does with dates. */
export interface Writer {
  /**
   * A date of an ISO text in local time, or in a zone.
   *
   * @param zone code of a zone's name, or `utc`
   * @throws an Unsupported where the library has no zones
   */
  parse: (text: string, zone?: string) => string;
  now: () => string;
  /** @throws an Unsupported for what the library has no equal of */
  call: (call: DateCall, parts: WrittenCall) => Written;
}

/** Notes that the source needs an export of the library, and returns its name. */
export type Bring = (name: string) => string;

/** Why code with time zones has no equal in date-fns. */
export const NO_ZONES = 'date-fns has no time zones';

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function member(text: string): Written {
  return { text, keepsDot: true };
}

function whole(text: string): Written {
  return { text, keepsDot: false };
}

const DATE_GETTERS: Record<Field, string> = {
  year: 'getFullYear',
  month: 'getMonth',
  date: 'getDate',
  weekday: 'getDay',
  hour: 'getHours',
  minute: 'getMinutes',
  second: 'getSeconds',
  millisecond: 'getMilliseconds',
};

const DATE_FNS_SETTERS: Record<Field, string> = {
  year: 'setYear',
  month: 'setMonth',
  date: 'setDate',
  weekday: 'setDay',
  hour: 'setHours',
  minute: 'setMinutes',
  second: 'setSeconds',
  millisecond: 'setMilliseconds',
};

/** `startOfDay(date)` and the like. */
function writeEdge(bring: Bring, end: boolean, unit: Unit, date: string): string {
  if (unit === 'millisecond') {
    return date;
  }
  return `${bring(`${end ? 'end' : 'start'}Of${capitalize(unit)}`)}(${date})`;
}

/** The dates of date-fns are those of the language, which has the system's zone and UTC. */
function refuseZone(zone: string | undefined): void {
  if (zone !== undefined) {
    throw new Unsupported(NO_ZONES);
  }
}

/** date-fns works on the language's own dates, by functions. */
function createDateFnsWriter(bring: Bring): Writer {
  const compare = (
    call: Extract<DateCall, { does: 'compare' }>,
    { receiver, argument }: WrittenCall,
  ): string => {
    const { relation, unit } = call;
    if (relation === 'same') {
      return unit === undefined || unit === 'millisecond'
        ? `${bring('isEqual')}(${receiver}, ${argument})`
        : `${bring(`isSame${capitalize(unit)}`)}(${receiver}, ${argument})`;
    }
    const own =
      unit === undefined
        ? receiver
        : writeEdge(bring, relation === 'before', unit, receiver);
    return `${bring(`is${capitalize(relation)}`)}(${own}, ${argument})`;
  };
  return {
    parse(text, zone) {
      refuseZone(zone);
      return `${bring('parseISO')}(${text})`;
    },
    now: () => 'new Date()',
    call(call, parts) {
      const { receiver, dot, argument } = parts;
      switch (call.does) {
        case 'format':
          return whole(`${bring('format')}(${receiver}, ${parts.pattern})`);
        case 'is-valid':
          return whole(`${bring('isValid')}(${receiver})`);
        case 'to-date':
          return whole(receiver);
        case 'to-iso':
          return member(`${receiver}${dot}toISOString()`);
        case 'get':
          return member(`${receiver}${dot}${DATE_GETTERS[call.field]}()`);
        case 'set':
          return whole(
            `${bring(DATE_FNS_SETTERS[call.field])}(${receiver}, ${argument})`,
          );
        case 'shift': {
          const name = `${call.back ? 'sub' : 'add'}${capitalize(call.unit)}s`;
          return whole(`${bring(name)}(${receiver}, ${argument})`);
        }
        case 'edge':
          return whole(writeEdge(bring, call.end, call.unit, receiver));
        case 'compare':
          return whole(compare(call, parts));
        case 'diff':
          return whole(
            `${bring(`differenceIn${capitalize(call.unit)}s`)}(${receiver}, ${argument})`,
          );
        case 'zone':
          throw new Unsupported(NO_ZONES);
      }
    },
  };
}

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

function createLuxonWriter(bring: Bring): Writer {
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

const MOMENT_FIELDS: Record<Field, string> = {
  ...LUXON_FIELDS,
  date: 'date',
  weekday: 'day',
};

/** Moment's methods are those of Day.js, but change the date that they are called on. */
function createMomentWriter(bring: Bring): Writer {
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

/** The writers; each notes what it needs of its library. */
export const CREATE_WRITER: Record<DerivedLibrary, (bring: Bring) => Writer> = {
  'date-fns': createDateFnsWriter,
  luxon: createLuxonWriter,
  moment: createMomentWriter,
};
