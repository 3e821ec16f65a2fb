/** A part of a text: from its start up to, and not including, its end. */
export type TextRange = readonly [start: number, end: number];

/** Sorts ranges and joins those that overlap or touch. */
export function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  const joined: [start: number, end: number][] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) {
      last[1] = Math.max(last[1], end);
    } else {
      joined.push([start, end]);
    }
  }
  return joined;
}
