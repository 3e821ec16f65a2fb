/**
 * The item that a key leads to from the one at `index`.
 *
 * @param index -1 where the focus is on the button above the items
 * @returns undefined for a key of no concern
 */
export function getNextItem(
  key: string,
  index: number,
  count: number,
): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return index < 0 ? undefined : 0;
    case 'End':
      return index < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
