/** Counts as a list of what is counted, in their order: `3 translated, 1 behind`. */
export function describeCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
