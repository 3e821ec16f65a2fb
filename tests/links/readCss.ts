import type { LinkedFile } from './types';

/** An address in `url(…)` or behind `@import`. */
const ADDRESSES =
  /url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g;

/** Reads the addresses of a style sheet. */
export function readCss(css: string): LinkedFile {
  const found = [...css.matchAll(ADDRESSES)].map(
    ([, ...groups]) => groups.find((group) => group !== undefined) ?? '',
  );
  return {
    references: [...new Set(found)].map((address) => ({ kind: 'asset', address })),
  };
}
