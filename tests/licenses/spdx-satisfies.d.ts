/** Version 6, which takes a list: the published types are those of version 1. */
declare module 'spdx-satisfies' {
  /**
   * @param expression of SPDX, such as `(MIT OR GPL-3.0-or-later)`
   * @param allowed identifiers
   * @throws an Error when one of them is not SPDX
   */
  export default function satisfies(
    expression: string,
    allowed: readonly string[],
  ): boolean;
}
