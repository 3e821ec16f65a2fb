import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { readSidebarPosition, writeSidebarPosition } from './sidebarMemory';
import { revealWithin } from '@site/src/utils/revealWithin';

/** The page at hand, in a sidebar. */
const CURRENT_PAGE = '[aria-current="page"]';

function revealCurrentPage(box: HTMLElement) {
  const link = box.querySelector(CURRENT_PAGE);
  if (link !== null) {
    revealWithin(box, link, box.clientHeight / 3);
  }
}

interface SidebarPositionOptions {
  /** Path of the page at hand. */
  path: string;
  /** Whether the groups that the reader left open are there. */
  isHydrated: boolean;
  /** Whether the sidebar shows what a filter found: that begins at its top. */
  filtering: boolean;
}

/**
 * Keeps a sidebar where the reader left it in this visit, across pages and reloads, as far
 * as the page at hand stays in view.
 *
 * @param sidebar its name
 * @returns the ref of the element that scrolls
 */
export function useSidebarPosition(
  sidebar: string,
  { path, isHydrated, filtering }: SidebarPositionOptions,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const position = useRef<number>(undefined);

  useLayoutEffect(() => {
    position.current ??= readSidebarPosition(sidebar) ?? 0;
    ref.current!.scrollTop = filtering ? 0 : position.current;
  }, [sidebar, isHydrated, filtering]);

  useLayoutEffect(() => revealCurrentPage(ref.current!), [path, isHydrated]);

  useEffect(() => {
    const box = ref.current!;
    const keep = () => {
      position.current = box.scrollTop;
    };
    if (!filtering) {
      box.addEventListener('scroll', keep, { passive: true });
    }
    return () => box.removeEventListener('scroll', keep);
  }, [filtering]);

  useEffect(() => {
    const write = () => writeSidebarPosition(sidebar, position.current ?? 0);
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [sidebar]);

  return ref;
}
