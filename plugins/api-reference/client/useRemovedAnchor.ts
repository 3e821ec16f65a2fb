import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { readAnchor } from '@site/src/utils/readAnchor';
import { toRemovedAnchor } from '../common/memberAnchor';
import type { MarkupState } from './Markup';

/**
 * Leads on from the anchor that a member had to the one of its removal: links to it are
 * older than that.
 */
export function useRemovedAnchor(markupState: MarkupState): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = readAnchor(hash);
    const anchor = toRemovedAnchor(id);
    if (
      id !== '' &&
      document.getElementById(id) === null &&
      document.getElementById(anchor) !== null
    ) {
      // The router would change the address without the browser's `:target`.
      window.location.replace(`#${encodeURIComponent(anchor)}`);
    }
  }, [hash, markupState]);
}
