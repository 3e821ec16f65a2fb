import { countEdits } from './countEdits';

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
