import { use, type ReactNode } from 'react';
import { GalleryQuery } from './GalleryQuery';
import { matches, toText } from './query';
import styles from './styles.module.css';

/** A list's item as a card; its link covers the whole card. */
export default function GalleryItem({ children }: { children?: ReactNode }) {
  const query = use(GalleryQuery);
  return (
    <li className={styles.item} hidden={!matches(toText(children), query)}>
      {children}
    </li>
  );
}
