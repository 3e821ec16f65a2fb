import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { MDXProvider } from '@mdx-js/react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import GalleryItem from './GalleryItem';
import { GalleryQuery } from './GalleryQuery';
import styles from './styles.module.css';

const COMPONENTS = { li: GalleryItem };

/** How many cards are left, once the page has drawn what a query leaves. */
function useVisibleCount(query: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number>();
  useEffect(() => {
    setCount(ref.current?.querySelectorAll('li:not([hidden])').length);
  }, [query]);
  return [ref, count] as const;
}

/**
 * The lists in it become cards that a field filters by their text. An item begins with the
 * picture of a demo, and its link leads to the example:
 * `- <DemoPicture src="../bar-demo/BoxPlot.tsx" /> [Box plot](…): many values per category`.
 */
export default function Gallery({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const id = useId();
  const [query, setQuery] = useState('');
  const [ref, count] = useVisibleCount(query);
  const isFiltered = query.trim() !== '';
  return (
    <div ref={ref} className={styles.gallery}>
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
          {isFiltered &&
            count !== undefined &&
            (count === 0
              ? t('gallery.none', { query: query.trim() })
              : t('gallery.found', { count }))}
        </span>
      </div>
      <GalleryQuery value={query.trim()}>
        <MDXProvider components={COMPONENTS}>{children}</MDXProvider>
      </GalleryQuery>
    </div>
  );
}
