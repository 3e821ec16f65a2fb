import type { Field, Unit } from '../dateCalls';

/** A date that a method is called on, already written for the library. */
export interface WrittenDate {
  text: string;
  /** The text with the `.` behind it or, for a date that may be missing, the `?.`. */
  member: string;
  /** Whether nothing else holds the date, so that it may be changed. */
  isFresh: boolean;
}

/**
 * How a library writes what a demo does with dates. What a method returns begins with the
 * date's `member` where a missing date is skipped. All but `now` throw an Unsupported for
 * what the library has no equal of.
 */
export interface Writer {
  now: () => string;
  /**
   * A date of an ISO text in local time, or in a zone.
   *
   * @param zone code of a zone's name, or `utc`
   */
  parse: (text: string, zone?: string) => string;
  /** @param pattern code of the pattern, converted */
  format: (date: WrittenDate, pattern: string) => string;
  isValid: (date: WrittenDate) => string;
  toDate: (date: WrittenDate) => string;
  toISOString: (date: WrittenDate) => string;
  get: (date: WrittenDate, field: Field) => string;
  set: (date: WrittenDate, field: Field, value: string) => string;
  add: (date: WrittenDate, unit: Unit, amount: string) => string;
  subtract: (date: WrittenDate, unit: Unit, amount: string) => string;
  startOf: (date: WrittenDate, unit: Unit) => string;
  endOf: (date: WrittenDate, unit: Unit) => string;
  isSame: (date: WrittenDate, unit: Unit | undefined, other: string) => string;
  isBefore: (date: WrittenDate, unit: Unit | undefined, other: string) => string;
  isAfter: (date: WrittenDate, unit: Unit | undefined, other: string) => string;
  diff: (date: WrittenDate, unit: Unit, other: string) => string;
  /** @param zone code of the zone's name */
  tz: (date: WrittenDate, zone: string) => string;
  utc: (date: WrittenDate) => string;
  local: (date: WrittenDate) => string;
}

/** Notes that the source needs an export of the library, and returns its name. */
export type Bring = (name: string) => string;
