/**
 * Faults as the lines of an error, which says how many more there are.
 *
 * @param max how many are listed: the first ones tell what is wrong
 */
export function formatFaults(faults: readonly string[], max: number): string {
  const lines = faults.slice(0, max).map((fault) => `- ${fault}`);
  const rest = faults.length - max;
  return [...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n');
}
