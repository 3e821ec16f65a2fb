import clsx from 'clsx';
import type { CodeStyling, CodeVariant } from '@site/plugins/settings/common';
import styles from './styles.module.css';

interface HighlightedProps {
  html: string;
  className?: string;
  /** Of several snippets of which the document's stamp shows one: whose this is. */
  variant?: CodeVariant;
  styling?: CodeStyling;
}

/** Code as the build highlighted it. */
export default function Highlighted({
  html,
  className,
  variant,
  styling,
}: HighlightedProps) {
  return (
    // The markup comes from the build's own highlighter, which escapes the source.
    <pre
      className={clsx(styles.pre, className)}
      data-variant={variant}
      data-styling={styling}
      tabIndex={0}
      translate="no"
    >
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
