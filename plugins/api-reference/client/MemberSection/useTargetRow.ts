import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type RefObject,
} from 'react';
import { useLocation } from '@docusaurus/router';
import { focusArrived } from '@site/src/utils/focusPlace';
import { isNearScreen, scrollToSettled } from '@site/src/utils/scrollToSettled';
import type { MarkupState } from '../Markup';
import { setRowOpen } from './rowDisclosure';

function findRow(
  table: HTMLTableElement | null,
  hash: string,
): HTMLTableRowElement | null {
  const id = CSS.escape(hash.slice(1));
  return table?.querySelector<HTMLTableRowElement>(`tr[id="${id}"]`) ?? null;
}

/**
 * Highlights the row that the address points at, and opens it where rows are closed. The
 * router changes the address without the browser's `:target`, so that the row is marked.
 *
 * @param showAll called for a row that the reader's query hides
 */
export function useTargetRow(
  table: RefObject<HTMLTableElement | null>,
  markupState: MarkupState,
  showAll: () => void,
): void {
  const { hash, key } = useLocation();
  const wasHiddenRef = useRef(false);
  /** Shows the row; returns whether it was hidden. */
  const show = useEffectEvent(() => {
    const isHidden = findRow(table.current, hash)?.hidden ?? false;
    if (isHidden) {
      showAll();
    }
    return isHidden;
  });
  const reveal = useEffectEvent((row: HTMLTableRowElement) => {
    // The query of an address that has both hides it only now.
    const wasMissing = show() || wasHiddenRef.current || markupState === 'arrived';
    row.dataset.current = '';
    setRowOpen(row, true);
    focusArrived(row);
    // The browser or the router has been there, as far as it knew the sizes of the rows; a
    // reader who comes back to another place of the page stays there.
    return wasMissing || isNearScreen(row) ? scrollToSettled(row) : undefined;
  });
  // Before the focus and the router go to the row: they find it only where it is shown.
  useLayoutEffect(() => {
    wasHiddenRef.current = show();
  }, [table, hash, key, markupState]);
  useEffect(() => {
    const row = findRow(table.current, hash);
    if (row === null) {
      return undefined;
    }
    const endScrolling = reveal(row);
    return () => {
      endScrolling?.();
      delete row.dataset.current;
    };
  }, [table, hash, key, markupState]);
}
