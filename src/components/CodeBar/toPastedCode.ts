/** What a code block knows of its lines; the index of the first line is 0. */
export interface MarkedCode {
  code: string;
  /** The name of the fence. */
  language: string;
  /** Classes that magic comments gave to lines. */
  lineClassNames: Record<number, string[] | undefined>;
}

/** The class of lines after `removed-next-line`, as the magic comments are configured. */
const REMOVED_LINE = 'code-line-removed';

/** Lines about files and places, which are no code; the old file's name begins with a minus. */
const DIFF_HEADER = /^(?:@@|\+\+\+ |diff --git |index [\da-f]+\.\.)/;

function toUnmarkedLines(lines: string[]): string[] {
  const unmarked = lines.map((line) => line.replace(/^[-+ ]/, ''));
  // Written "- old" and "+ new", a diff has a space after its marks.
  return unmarked.every((line) => /^(?: |$)/.test(line))
    ? unmarked.map((line) => line.slice(1))
    : unmarked;
}

function toDiffResult(lines: string[]): string[] {
  const code = lines.filter((line) => !DIFF_HEADER.test(line));
  const kept = code.filter((line) => !line.startsWith('-'));
  return toUnmarkedLines(kept.length === 0 ? code : kept);
}

/**
 * What a reader wants to paste of a code block: the code after its change. Removed lines
 * are left out, and a diff loses its marks. A diff that only removes is copied without
 * its marks, since nothing else is there to copy.
 */
export function toPastedCode({
  code,
  language,
  lineClassNames,
}: MarkedCode): string {
  const lines = code.split('\n');
  const pasted =
    language === 'diff'
      ? toDiffResult(lines)
      : lines.filter((_, index) => !lineClassNames[index]?.includes(REMOVED_LINE));
  return pasted.join('\n');
}
