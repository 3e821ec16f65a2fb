import type { ReactNode } from 'react';
import type { Product } from '@site/src/utils/paths';
import styles from './styles.module.css';

/** Drawn on 24 units, in lines of 1.75. */
const SHAPES: Record<Product, ReactNode> = {
  'data-grid': (
    <path d="M3.5 6a2.5 2.5 0 0 1 2.5-2.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18ZM3.5 9.5h17M3.5 15h17M10 9.5v11" />
  ),
  'date-pickers': (
    <path d="M4 8a2.5 2.5 0 0 1 2.5-2.5h11A2.5 2.5 0 0 1 20 8v10a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 18ZM4 10.5h16M8.5 3v4.5M15.5 3v4.5M13.5 15h2.5" />
  ),
  charts: <path d="M3.5 20.5h17M6.5 17v-5M12 17V5M17.5 17V9" />,
  'tree-view': (
    <path d="M4 3.5v12.25a2.25 2.25 0 0 0 2.25 2.25H10M4 9h6M13.5 6h7v6h-7ZM13.5 15h7v6h-7Z" />
  ),
};

/** The sign of a library; decoration beside its name. */
export default function ProductMark({ product }: { product: Product }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
      {SHAPES[product]}
    </svg>
  );
}
