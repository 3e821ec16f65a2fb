import { Unsupported } from './dateCalls';
import type { DerivedLibrary } from './libraries';

type Equals = Partial<Record<DerivedLibrary, string>>;

/** Day.js' tokens that all libraries have. */
const SHARED_TOKEN = /^(?:M{1,4}|HH?|hh?|mm?|ss?|SSS)$/;

/** What the others are in the libraries; Moment has the same ones. */
const TOKENS: Record<string, Equals> = {
  YYYY: { 'date-fns': 'yyyy', luxon: 'yyyy' },
  YY: { 'date-fns': 'yy', luxon: 'yy' },
  Q: { 'date-fns': 'Q', luxon: 'q' },
  Do: { 'date-fns': 'do' },
  DD: { 'date-fns': 'dd', luxon: 'dd' },
  D: { 'date-fns': 'd', luxon: 'd' },
  dddd: { 'date-fns': 'EEEE', luxon: 'EEEE' },
  ddd: { 'date-fns': 'EEE', luxon: 'EEE' },
  dd: { 'date-fns': 'EEEEEE' },
  // The number of the weekday: only Moment counts it from 0.
  d: {},
  A: { 'date-fns': 'aa', luxon: 'a' },
  a: { 'date-fns': 'aaa' },
  ZZ: { 'date-fns': 'xx', luxon: 'ZZZ' },
  Z: { 'date-fns': 'xxx', luxon: 'ZZ' },
};

/** A text as code. */
export function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Escaped text, a run of letters that may be a token, or anything else. */
const PART = /\[(?<escaped>[^\]]*)\]|Do|(?<letters>([A-Za-z])\3*)|[^]/g;

/** Text as the library escapes it: in quotes, where it has letters. */
function escapeText(text: string): string {
  return /[A-Za-z']/.test(text) ? `'${text.replaceAll("'", "''")}'` : text;
}

function convertPart(part: RegExpMatchArray, library: DerivedLibrary): string {
  const [text] = part;
  const { escaped, letters } = part.groups!;
  if (SHARED_TOKEN.test(text)) {
    return text;
  }
  if (library === 'moment') {
    if (letters !== undefined && TOKENS[letters] === undefined) {
      throw new Unsupported(`the format token "${letters}" is not known`);
    }
    return text;
  }
  if (escaped !== undefined) {
    return escapeText(escaped);
  }
  if (letters === undefined && text !== 'Do') {
    return escapeText(text);
  }
  const equal = TOKENS[text]?.[library];
  if (equal === undefined) {
    throw new Unsupported(`the format token "${text}" has no equal`);
  }
  return equal;
}

/**
 * A format string of Day.js as another library writes it.
 *
 * @throws an {@link Unsupported} for a token that it doesn't have
 */
export function convertFormat(format: string, library: DerivedLibrary): string {
  return Array.from(format.matchAll(PART), (part) =>
    convertPart(part, library),
  ).join('');
}

/** Whether a format shows names, which depend on the locale. */
export function hasNames(format: string): boolean {
  return /MMM|ddd?|Do|[Aa]/.test(format.replace(/\[[^\]]*\]/g, ''));
}
