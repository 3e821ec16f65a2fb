/** A file's text as the reader sees it: without the marks of the preview region. */
export interface DemoSource {
  code: string;
  /** The marked lines, unindented; undefined where the author marked none. */
  preview?: string;
}

/** A line that begins or ends a preview region; it captures which of the two. */
export const PREVIEW_MARK =
  /^\s*(?:\/\/ #((?:end)?region) preview|\{\/\* #((?:end)?region) preview \*\/\})\s*$/;

function unindent(lines: string[]): string {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const common = Math.min(...indents);
  return lines.map((line) => line.slice(common)).join('\n');
}

function findMarks(lines: string[], word: 'region' | 'endregion'): number[] {
  return lines.flatMap((line, index) => {
    const [, inScript, inMarkup] = PREVIEW_MARK.exec(line) ?? [];
    return (inScript ?? inMarkup) === word ? [index] : [];
  });
}

/**
 * Separates the preview region from a source.
 *
 * @param text the file's text
 * @param fileName leads the error message
 * @throws when the marks are not one pair in order, or enclose nothing
 */
export function readDemoSource(text: string, fileName: string): DemoSource {
  const lines = text.trimEnd().split('\n');
  const starts = findMarks(lines, 'region');
  const ends = findMarks(lines, 'endregion');
  if (starts.length === 0 && ends.length === 0) {
    return { code: lines.join('\n') };
  }
  const [start, end] = [starts[0], ends[0]];
  if (starts.length !== 1 || ends.length !== 1 || end! <= start! + 1) {
    throw new Error(
      `${fileName}: a preview region is one "// #region preview" line, at least one line of code, and one "// #endregion preview" line (found ${starts.length} and ${ends.length}). Inside JSX write {/* #region preview */}.`,
    );
  }
  return {
    code: lines.filter((_, index) => index !== start && index !== end).join('\n'),
    preview: unindent(lines.slice(start! + 1, end)),
  };
}
