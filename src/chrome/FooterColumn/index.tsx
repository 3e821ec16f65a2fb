import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

interface FooterColumnProps {
  title: string;
  /** `li` elements. */
  children: ReactNode;
}

/** A titled list of links in the footer. */
export default function FooterColumn({ title, children }: FooterColumnProps) {
  const id = useId();
  return (
    <div className={styles.column}>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}
