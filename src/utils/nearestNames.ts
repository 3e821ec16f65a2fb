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

/**
 * What some names mean, each thing once.
 *
 * @param find what one name means: nothing, one thing or several
 * @param known the names that there are
 * @param title of the message that lists the names which mean nothing
 * @throws one Error with every such name, and those that are near
 */
export function findNamed(
  names: readonly string[],
  find: (name: string) => readonly string[],
  known: readonly string[],
  title: string,
): string[] {
  const unknown = names.filter((name) => find(name).length === 0);
  if (unknown.length > 0) {
    const faults = unknown.map(
      (name) => `- "${name}": near are ${getNearestNames(name, known).join(', ')}`,
    );
    throw new Error(`${title}\n${faults.join('\n')}`);
  }
  return [...new Set(names.flatMap(find))];
}
