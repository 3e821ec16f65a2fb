import type { RefObject } from 'react';

interface ServerMarkupProps {
  ref: RefObject<HTMLDivElement | null>;
  className: string | undefined;
}

const UNTOUCHED = { __html: '' };

/**
 * Keeps the markup that the server rendered at this place: React doesn't look into an
 * element whose inner HTML is set by hand. After a client-side navigation there is no
 * such markup, and the element is the empty reserved space.
 */
export default function ServerMarkup({ ref, className }: ServerMarkupProps) {
  return (
    <div
      ref={ref}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={UNTOUCHED}
    />
  );
}
