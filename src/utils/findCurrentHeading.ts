export interface HeadingPosition {
  /** The heading's anchor. */
  id: string;
  /** How far the page is scrolled when the heading stands at the reading line, in pixels. */
  top: number;
}

export interface ScrollState {
  /** How far the page is scrolled, in pixels. */
  scroll: number;
  /** How far it can be. */
  maxScroll: number;
  /** The anchor that the reader asked for, while nothing has scrolled since. */
  target?: string;
}

/** Positions of headings and of the page are rounded in different ways. */
const TOLERANCE = 2;

/**
 * The heading of the section that the reader is in: the last one that has passed the line
 * below the sticky header.
 *
 * The last headings of a page may never get there. They share the rest of the way in
 * proportion, so that each has its turn and the very last is current at the end; one that
 * the reader asked for is current at once.
 *
 * @param headings in the order of the page
 * @returns undefined before the first
 */
export function findCurrentHeading(
  headings: readonly HeadingPosition[],
  { scroll, maxScroll, target }: ScrollState,
): string | undefined {
  const isAtEnd = scroll >= maxScroll - TOLERANCE;
  const isOutOfReach = ({ top }: HeadingPosition) => top > maxScroll + TOLERANCE;
  const asked = headings.find(({ id }) => id === target);
  if (asked !== undefined && isAtEnd && isOutOfReach(asked)) {
    return asked.id;
  }
  const reachable = headings.filter((heading) => !isOutOfReach(heading));
  const start = Math.max(0, reachable.at(-1)?.top ?? 0);
  const rest = maxScroll - start;
  const length = (headings.at(-1)?.top ?? 0) - start;
  const current = headings.findLast((heading) =>
    isOutOfReach(heading)
      ? // A page that does not scroll has no end to be at.
        maxScroll > 0 &&
        scroll >= start + (rest * (heading.top - start)) / length - TOLERANCE
      : scroll >= heading.top - TOLERANCE,
  );
  return current?.id;
}
