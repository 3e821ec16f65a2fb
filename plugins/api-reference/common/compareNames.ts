/** Orders names by their characters, as the packages order their own lists of props. */
export function compareNames(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
