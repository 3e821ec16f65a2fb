import { useEffect, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { parseDemoHash } from '@site/src/settings/hash';

/**
 * Whether the address links to this demo, which then opens its code. It also scrolls
 * there: of the forms of the link (`#Demo.js`, `#css-Demo`) the browser knows only the
 * demo's bare name.
 */
export function useDemoLink(
  name: string,
  ref: RefObject<HTMLElement | null>,
): boolean {
  const { hash } = useLocation();
  const isTarget = parseDemoHash(hash)?.demo === name;
  useEffect(() => {
    if (isTarget) {
      ref.current?.scrollIntoView();
    }
  }, [isTarget, hash, ref]);
  return isTarget;
}
