import type { DateCall } from '../dateCalls';

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

/** What a library writes for a call. */
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
