/**
 * How many letters have to be added, left out, changed or swapped with their neighbor to
 * make one word of another.
 *
 * @param limit the greatest distance that is of interest
 * @returns the distance, or any number above the limit
 */
export function getDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) {
    return limit + 1;
  }
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      let cost = Math.min(
        row[j - 1]! + (isSame ? 0 : 1),
        row[j]! + 1,
        next[j - 1]! + 1,
      );
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      next.push(cost);
    }
    if (Math.min(...next) > limit) {
      return limit + 1;
    }
    before = row;
    row = next;
  }
  return row[to.length]!;
}
