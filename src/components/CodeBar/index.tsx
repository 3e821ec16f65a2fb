import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { getLanguageName } from './languageNames';
import styles from './styles.module.css';

interface CodeBarProps {
  /** Name of the file that the code is for. */
  title?: ReactNode;
  /** The name of the fence. */
  language: string;
  /** What can be done with the code: buttons. */
  children: ReactNode;
  className?: string;
}

/** The line of a code block that names its file and language and holds its buttons. */
export default function CodeBar({
  title,
  language,
  children,
  className,
}: CodeBarProps) {
  const name = getLanguageName(language, useTranslate());
  return (
    <div className={clsx(styles.bar, className)}>
      {title && (
        <span data-code-title className={styles.title}>
          {title}
        </span>
      )}
      {name && <span className={styles.language}>{name}</span>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
