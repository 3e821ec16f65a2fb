import type { ReactNode } from 'react';
import Heading from '@theme/Heading';

interface SectionProps {
  /** The heading's anchor. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page under its heading. */
export default function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
