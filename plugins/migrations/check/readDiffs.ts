/** A diff of a migration page, taken apart. */
export interface MigrationDiff {
  /** The line of its opening fence, from 1. */
  line: number;
  before: string;
  after: string;
}

const FENCE = /^( *)```diff([^\n]*)\n([\s\S]*?)^\1```$/gm;

/** One side of a diff: the lines of that side, and those of both. */
function takeSide(lines: readonly string[], other: '-' | '+'): string {
  return lines
    .filter((line) => !line.startsWith(other))
    .map((line) => line.slice(1))
    .join('\n');
}

/**
 * Lists the diffs of a page that are TypeScript. Those whose fence says `nocheck` are of
 * another language, or need what no package has.
 *
 * @param text the page as MDX
 */
export function readDiffs(text: string): MigrationDiff[] {
  return [...text.matchAll(FENCE)]
    .filter(([, , meta]) => !meta!.includes('nocheck'))
    .map(({ 1: indent = '', 3: code = '', index }) => {
      const lines = code
        .split('\n')
        .slice(0, -1)
        .map((line) => line.slice(indent.length));
      return {
        line: text.slice(0, index).split('\n').length,
        before: takeSide(lines, '+'),
        after: takeSide(lines, '-'),
      };
    });
}
