import type { Ref } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { findMarkupLinks } from './findMarkupLinks';

interface MarkupProps {
  as: 'div' | 'table';
  ref?: Ref<HTMLDivElement & HTMLTableElement>;
  /** Tells the element from others of its page, in the page's own document too. */
  name: string;
  /** What the build rendered; undefined in production's browser. */
  markup: string | undefined;
  className?: string;
  /** Names a table for screen readers. */
  label?: string;
}

/**
 * Markup of the build. In production the browser gets it with the page's document only:
 * React leaves alone what stands in an element whose inner HTML is set by hand. After a
 * client-side navigation the element is empty, until `useMissingMarkup` fills it.
 */
export default function Markup({
  as: Element,
  ref,
  name,
  markup,
  className,
  label,
}: MarkupProps) {
  const { collectAnchor, collectLink } = useBrokenLinks();
  if (markup !== undefined) {
    const { anchors, links } = findMarkupLinks(markup);
    anchors.forEach(collectAnchor);
    links.forEach(collectLink);
  }
  return (
    <Element
      ref={ref}
      data-markup={name}
      className={className}
      aria-label={label}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup ?? '' }}
    />
  );
}
