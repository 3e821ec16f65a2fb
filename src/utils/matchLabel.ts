import { joinRanges, type TextRange } from './joinRanges';

/** Between the words of a query, and before the humps of a camel-case name. */
const WORD_BREAK =
  /[\s\-_./]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Where a word begins, or a hump of a name; each Chinese character is a word. */
const WORD_START =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]|(?<=[\p{Ll}\p{N}])\p{Lu}|(?<=\p{Lu})\p{Lu}(?=\p{Ll})|\p{Lo}/gu;

function findPart(label: string, starts: number[], part: string) {
  const start = starts.find((index) => label.startsWith(part, index));
  return start === undefined ? undefined : ([start, start + part.length] as const);
}

/**
 * Finds what a reader typed in a label: as it stands, or each of its words at the start
 * of one of the label's. Case counts only where it divides a name, so that `colDef` finds
 * GridColDef and Column definition.
 *
 * @param query not empty
 * @returns the label's parts that match, in order; undefined where it doesn't
 */
export function matchLabel(label: string, query: string): TextRange[] | undefined {
  const text = label.toLowerCase();
  const whole = query.trim().toLowerCase();
  const start = text.indexOf(whole);
  if (start >= 0) {
    return [[start, start + whole.length]];
  }
  const starts = [...label.matchAll(WORD_START)].map(({ index }) => index);
  const parts = query
    .split(WORD_BREAK)
    .filter((part) => part !== '')
    .map((part) => findPart(text, starts, part.toLowerCase()));
  return parts.length > 0 && parts.every((part) => part !== undefined)
    ? joinRanges(parts)
    : undefined;
}
