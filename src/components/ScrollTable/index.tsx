import type { ComponentProps } from 'react';
import styles from './styles.module.css';

/** A Markdown table that scrolls inside its own box on a narrow screen, by keyboard too. */
export default function ScrollTable(props: ComponentProps<'table'>) {
  return (
    <div className={styles.box} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
