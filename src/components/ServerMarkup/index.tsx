import { useMemo, type RefObject } from 'react';

interface ServerMarkupProps {
  ref: RefObject<HTMLDivElement | null>;
  className?: string | undefined;
  /** Markup to put here where the server's is gone; empty for none. */
  html?: string;
}

/**
 * Keeps the markup that the server rendered at this place: React doesn't look into an
 * element whose inner HTML is set by hand. After a client-side navigation there is no
 * such markup, and the element is the empty reserved space.
 */
export default function ServerMarkup({
  ref,
  className,
  html = '',
}: ServerMarkupProps) {
  const markup = useMemo(() => ({ __html: html }), [html]);
  return (
    <div
      ref={ref}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup}
    />
  );
}
