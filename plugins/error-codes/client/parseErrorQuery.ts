import { findMuiErrorQuery } from './findMuiErrorQuery';

/** Most arguments of an address that are looked at; no message has more than a few. */
export const MAX_ARGUMENTS = 20;

/** Longest argument that is shown whole, in characters. */
export const MAX_ARGUMENT_LENGTH = 1000;

/** What an error was thrown with. */
export interface ErrorArgument {
  text: string;
  /** Whether the text is the beginning only. */
  shortened: boolean;
}

/** What the address of a numbered error says. */
export interface ErrorQuery {
  /** Undefined where none is given, and where it can't be read. */
  code?: number;
  /** What stands in the place of the number, where that is none. */
  unreadable?: ErrorArgument;
  args: ErrorArgument[];
  /** How many arguments are left out. */
  dropped: number;
}

/** The beginning of a text; no character is cut in two. */
function toArgument(text: string): ErrorArgument {
  if (text.length <= MAX_ARGUMENT_LENGTH) {
    return { text, shortened: false };
  }
  const end = /[\uD800-\uDBFF]/.test(text[MAX_ARGUMENT_LENGTH - 1]!)
    ? MAX_ARGUMENT_LENGTH - 1
    : MAX_ARGUMENT_LENGTH;
  return { text: text.slice(0, end), shortened: true };
}

/**
 * Reads `?code=11&args[]=a&args[]=b`. Any text is an address: what can't be read is told,
 * nothing throws.
 *
 * @param search with or without its `?`
 */
export function parseErrorQuery(search: string): ErrorQuery {
  const parameters = new URLSearchParams(search);
  const given = parameters.getAll('args[]');
  const rest = {
    args: given.slice(0, MAX_ARGUMENTS).map(toArgument),
    dropped: Math.max(0, given.length - MAX_ARGUMENTS),
  };
  const code = parameters.get('code')?.trim();
  if (code === undefined || code === '') {
    return rest;
  }
  return /^\d{1,9}$/.test(code)
    ? { code: Number(code), ...rest }
    : { unreadable: toArgument(code), ...rest };
}

/**
 * The query for what a reader has entered or pasted: a number, the address in an error's
 * text, or the text. Anything else is passed on, to be told as unreadable.
 *
 * @returns with its `?`
 */
export function toErrorSearch(input: string): string {
  const query = /[?&](code=[^\s#]*)/.exec(input)?.[1] ?? findMuiErrorQuery(input);
  const number = input.trim().replace(/^#/, '');
  return `?${query ?? new URLSearchParams({ code: number })}`;
}
