import type { RefObject } from 'react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

interface FilterFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  query: string;
  /** How many pages match; undefined while nothing is typed. */
  count: number | undefined;
  onChange: (query: string) => void;
  /** Empties the field and puts the focus there. */
  onClear: () => void;
}

/** The field that filters a sidebar, and what it found. */
export default function FilterField({
  ref,
  query,
  count,
  onChange,
  onClear,
}: FilterFieldProps) {
  const t = useTranslate();
  return (
    <div className={styles.filter}>
      <div className={styles.field}>
        <input
          ref={ref}
          type="search"
          className={styles.input}
          value={query}
          placeholder={t('sidebar.filter')}
          aria-label={t('sidebar.filterLabel')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => onChange(event.target.value)}
        />
        {query !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('sidebar.clear')}
            title={t('sidebar.clear')}
            onClick={onClear}
          >
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="M2 2l8 8m0-8l-8 8" />
            </svg>
          </button>
        )}
      </div>
      <p role="status" className={styles.count}>
        {count === 0 && t('sidebar.none', { query: query.trim() })}
        {count !== undefined && count > 0 && t('sidebar.found', { count })}
      </p>
    </div>
  );
}
