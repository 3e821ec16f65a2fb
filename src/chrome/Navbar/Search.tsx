import { SearchSlot } from '@site/plugins/search/client';
import styles from './styles.module.css';
import type { NavbarItemProps } from './types';

/** The place of search in the bar; at every width, so that the drawer needs none. */
export default function Search({ mobile = false }: NavbarItemProps) {
  return mobile ? null : (
    <div className={styles.search}>
      <SearchSlot shrinks />
    </div>
  );
}
