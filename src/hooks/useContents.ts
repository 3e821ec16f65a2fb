import { useEffect, useRef, type RefObject } from 'react';
import { revealWithin } from '@site/src/utils/revealWithin';
import { useCurrentHeading } from './useCurrentHeading';

/** How much of its neighbors a contents list shows around the current entry, in pixels. */
const MARGIN = 48;

/**
 * Makes a list of contents follow the reader: it knows the section at hand and keeps its
 * entry, which carries `aria-current`, in view.
 *
 * @param ids anchors of the headings, in the order of the page; stable
 * @returns the ref of the element that scrolls, and the current heading's anchor
 */
export function useContents(
  ids: readonly string[],
): [ref: RefObject<HTMLElement | null>, current: string | undefined] {
  const ref = useRef<HTMLElement>(null);
  const current = useCurrentHeading(ids);
  useEffect(() => {
    const box = ref.current;
    const link = box?.querySelector('[aria-current]');
    if (box && link) {
      revealWithin(box, link, MARGIN);
    }
  }, [current]);
  return [ref, current];
}
