import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import {
  findCurrentHeading,
  type HeadingPosition,
} from '@site/src/utils/findCurrentHeading';
import { readAnchor } from '@site/src/utils/readAnchor';

/** How far below the viewport's upper edge a heading stands that was jumped to, in pixels. */
function readLine(): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return Number.parseFloat(scrollPaddingTop) || 0;
}

function measureHeadings(ids: readonly string[]): HeadingPosition[] {
  const line = readLine();
  return ids.flatMap((id) => {
    const heading = document.getElementById(id);
    return heading === null
      ? []
      : [{ id, top: heading.getBoundingClientRect().top + window.scrollY - line }];
  });
}

/**
 * The heading of the section that the reader is in. Positions are read anew at each
 * change of the page's height: demos arrive above.
 *
 * @param ids anchors of the headings, in the order of the page; stable
 * @returns undefined before the first heading, and on the server
 */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const location = useLocation();
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    let frame = 0;
    let target: string | undefined = readAnchor(location.hash);
    let wasAtEnd = false;

    function update() {
      frame = 0;
      const scroll = window.scrollY;
      const maxScroll = document.documentElement.scrollHeight - window.innerHeight;
      const isAtEnd = scroll >= maxScroll - 1;
      // From here on the reader goes by scrolling.
      if (wasAtEnd && !isAtEnd) {
        target = undefined;
      }
      wasAtEnd = isAtEnd;
      setCurrent(
        findCurrentHeading(measureHeadings(ids), { scroll, maxScroll, target }),
      );
    }

    function schedule() {
      frame ||= requestAnimationFrame(update);
    }

    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    const observer = new ResizeObserver(schedule);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
      observer.disconnect();
    };
  }, [ids, location]);

  return current;
}
