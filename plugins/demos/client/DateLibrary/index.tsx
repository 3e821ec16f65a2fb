import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface DateLibraryProps {
  /** The libraries that the text is for, separated by spaces: `luxon`, `dayjs moment`. */
  only: string;
  /** Whether it stands within a sentence. */
  inline?: boolean;
  children: ReactNode;
}

/**
 * Text or code that is for some date libraries only. All of it stands in the HTML, and the
 * document's stamp shows the reader's; without script that is Day.js'.
 */
export default function DateLibrary({
  only,
  inline = false,
  children,
}: DateLibraryProps) {
  const Tag = inline ? 'span' : 'div';
  return (
    <Tag className={clsx(styles.text, inline && styles.inline)} data-only={only}>
      {children}
    </Tag>
  );
}
