import type { PropsWithChildren } from 'react';
import styles from './styles.module.css';

/**
 * The list in it becomes cards. An item begins with the sign of a library and a link:
 * `- <ProductMark product="charts" /> [Charts](…)`, and a paragraph of its own.
 */
export default function LibraryCards({ children }: PropsWithChildren) {
  return <div className={styles.cards}>{children}</div>;
}
