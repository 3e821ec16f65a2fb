/**
 * The address that a page is kept by: without query and hash, which its script alone reads,
 * and without a slash at its end.
 */
export function toPageKey({ origin, pathname }: URL): string {
  return `${origin}${pathname.replace(/(?<=.)\/+$/, '')}`;
}
