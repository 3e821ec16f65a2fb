import { useState, type Ref } from 'react';
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
  /** Id of the heading that names it, or a name of its own. */
  labelledBy?: string;
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
  labelledBy,
  label,
}: MarkupProps) {
  // The same object at each render, or React would set the inner HTML again.
  const [inner] = useState({ __html: markup ?? '' });
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
      aria-labelledby={labelledBy}
      aria-label={label}
      suppressHydrationWarning
      dangerouslySetInnerHTML={inner}
    />
  );
}
