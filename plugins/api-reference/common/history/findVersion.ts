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
