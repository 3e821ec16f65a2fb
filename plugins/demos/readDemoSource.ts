import { parseSync } from '@babel/core';
import { memoize } from './memoize';

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

/** What the children of an element begin with, or text that has nothing of code. */
const CHILDREN = /^\s*[<{]|^[^[\](){}<>;]*$/;

/** Where in a program the lines of a preview can stand, each place as a whole program. */
const PLACES: readonly ((lines: string) => string)[] = [
  (lines) => lines,
  (children) => (CHILDREN.test(children) ? `x = <>${children}</>;` : ')'),
  (attributes) => `x = <X ${attributes} />;`,
  (fields) => `x = {${fields}};`,
  (items) => `x = [${items}];`,
  (expression) => `x = (${expression});`,
  (statements) => `async function f() {${statements}}`,
];

function parses(program: string): boolean {
  try {
    parseSync(program, {
      babelrc: false,
      configFile: false,
      sourceType: 'module',
      parserOpts: { plugins: ['jsx', 'typescript'] },
    });
    return true;
  } catch {
    return false;
  }
}

/** Whether a preview is whole code; each is looked at once, however often its file is read. */
const isWhole = memoize(
  (preview: string) => preview,
  (preview) => PLACES.some((place) => parses(place(preview))),
);

/**
 * Separates the preview region from a source.
 *
 * @param text the file's text
 * @param fileName leads the error message
 * @throws when the marks are not one pair in order, enclose nothing, or cut through code
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
  const preview = unindent(lines.slice(start! + 1, end));
  const code = lines
    .filter((_, index) => index !== start && index !== end)
    .join('\n');
  // Of code that is wrong as a whole, the compiler says what and where.
  if (!isWhole(preview) && parses(code)) {
    throw new Error(
      `${fileName}:${start! + 1}: the preview cuts through code: a bracket or a tag that begins in it ends outside of it, or the other way round. Move its marks so that the lines between them can be pasted as they stand.`,
    );
  }
  return { code, preview };
}
