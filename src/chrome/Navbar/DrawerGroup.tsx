import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

interface DrawerGroupProps {
  label: string;
  /** `li` elements. */
  children: ReactNode;
}

/** An item of the drawer that is a list by itself: its choices side by side below its name. */
export default function DrawerGroup({ label, children }: DrawerGroupProps) {
  const id = useId();
  return (
    <li className={styles.group}>
      <span id={id} className={styles.groupLabel}>
        {label}
      </span>
      <ul className={styles.choices} aria-labelledby={id}>
        {children}
      </ul>
    </li>
  );
}
