import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { isNearScreen, scrollToSettled } from '@site/src/utils/scrollToSettled';

/**
 * Keeps to the heading that the address points at until the rows above it have their sizes;
 * a reader who comes back to another place of the page stays there.
 */
export function useTargetHeading(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    return target !== null && /^H\d$/.test(target.tagName) && isNearScreen(target)
      ? scrollToSettled(target)
      : undefined;
  }, [hash, key]);
}
