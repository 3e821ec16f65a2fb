import { useEffect, useState } from 'react';

/** The line that the current section crosses: below the navbar, where one reads. */
const READING_LINE = '-25% 0px -75% 0px';

/**
 * The section that the reader is in.
 *
 * @param ids anchors of the sections' headings, in order; stable
 * @returns undefined before the reader is in any of them
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const sections = new Map(
      ids.flatMap((id) => {
        const section = document.getElementById(id)?.closest('section');
        return section ? [[section as Element, id] as const] : [];
      }),
    );
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entry !== undefined) {
          setCurrent(sections.get(entry.target));
        }
      },
      { rootMargin: READING_LINE },
    );
    sections.forEach((_, section) => observer.observe(section));
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
