import type { ResultKind } from '../../engine/types';

/** Kinds of the documentation's parts; the rest of it are guides. */
const PARTS: [path: RegExp, kind: ResultKind][] = [
  [/^\/x\/api(?:\/|$)/, 'api'],
  [/^\/x\/migration(?:\/|$)/, 'migration'],
  [/^\/x(?:\/|$)/, 'guide'],
];

/** The kind of results that a page gives; undefined outside of the documentation. */
export function getPageKind(canonical: string): ResultKind | undefined {
  return PARTS.find(([path]) => path.test(canonical))?.[1];
}
