import type { DateCall, Field, Unit } from '../dateCalls';
import { Unsupported } from '../Unsupported';
import type { Bring, Writer, WrittenCall } from './types';
import { capitalize, member, whole } from './written';

/** Why code with time zones has no equal in date-fns. */
export const NO_ZONES = 'date-fns has no time zones';

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
export function createDateFnsWriter(bring: Bring): Writer {
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
