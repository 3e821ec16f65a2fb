/**
 * The recorded version that a reader means: one in full, that of a minor, or the last of
 * a major version.
 *
 * @param text such as `8.10.2`, `8.10` or `8`
 * @param versions the recorded ones, ascending
 */
export function findVersion(
  text: string,
  versions: readonly string[],
): string | undefined {
  return versions.findLast(
    (version) => version === text || version.startsWith(`${text}.`),
  );
}

/** The parts of a version such as `8.10.2` or `8.10`; a missing patch is 0. */
function toNumbers(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version
    .replace(/-.*$/, '')
    .split('.')
    .map(Number);
  return [major, minor, patch];
}

/** Orders versions by number, 8.9 before 8.10: for `sort`. */
export function orderVersions(a: string, b: string): number {
  const left = toNumbers(a);
  const right = toNumbers(b);
  const index = left.findIndex((number, position) => number !== right[position]);
  return index < 0 ? 0 : left[index]! - right[index]!;
}

/** `8.10` of `8.10.2`. */
export function toMinor(version: string): string {
  return toNumbers(version).slice(0, 2).join('.');
}

/**
 * A version as it stands in sentences: `8.10` of `8.10.0`, for a minor begins with it, and
 * `8.10.2` in full, for the patches before it may lack what is told of it.
 */
export function toShortVersion(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/, '$1');
}

/**
 * Whether nothing was published between two versions' minors, as far as their numbers
 * tell: `8.9.2` and `8.10.0`, `8.29.3` and `9.0.0`.
 */
export function areNeighbours(earlier: string, later: string): boolean {
  const [major, minor] = toNumbers(earlier);
  const [nextMajor, nextMinor] = toNumbers(later);
  return major === nextMajor
    ? nextMinor - minor <= 1
    : nextMajor === major + 1 && nextMinor === 0;
}

/** Whether a text is a release's exact number, such as `8.10.2`; pre-releases are not. */
export function isRelease(version: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(version);
}
