/** How many single-letter edits lead from one word to the other. */
function countEdits(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries()) {
      current.push(
        Math.min(
          (previous[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (previous[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

/** The names that are most like a misspelt one, best first. */
export function getNearestNames(
  name: string,
  candidates: Iterable<string>,
  limit = 3,
): string[] {
  return [...candidates]
    .map((candidate) => ({
      candidate,
      edits: countEdits(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort(
      (a, b) => a.edits - b.edits || a.candidate.localeCompare(b.candidate, 'en'),
    )
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}
