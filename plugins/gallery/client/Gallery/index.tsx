import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { useFilteredItems } from './useFilteredItems';
import styles from './styles.module.css';

/**
 * The lists in it become cards that a field filters by their text. An item begins with the
 * picture of a demo, and its link leads to the example:
 * `- <DemoPicture src="../bar-demo/BoxPlot.tsx" /> [Box plot](…): many values per category`.
 */
export default function Gallery({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const id = useId();
  const [query, setQuery] = useState('');
  const [ref, count] = useFilteredItems(query);
  return (
    <>
      <div className={styles.filter}>
        <label htmlFor={id}>{t('gallery.filter')}</label>
        <input
          id={id}
          type="search"
          value={query}
          placeholder={t('gallery.placeholder')}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setQuery(event.target.value)}
        />
        <span role="status">
          {query.trim() !== '' &&
            count !== undefined &&
            (count === 0
              ? t('gallery.none', { query: query.trim() })
              : t('gallery.found', { count }))}
        </span>
      </div>
      <div ref={ref} className={styles.gallery}>
        {children}
      </div>
    </>
  );
}
