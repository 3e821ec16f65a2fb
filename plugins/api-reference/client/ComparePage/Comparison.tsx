import { useDeferredValue, useMemo } from 'react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ApiCompareLibrary } from '../../pageData';
import CompareForm from './CompareForm';
import Notices from './Notices';
import Outcome from './Outcome';
import { useCompareQuery } from './useCompareQuery';
import { useProductHistory } from './useProductHistory';
import styles from './styles.module.css';

interface ComparisonProps {
  libraries: readonly ApiCompareLibrary[];
}

/** The form, and what comes of it. */
export default function Comparison({ libraries }: ComparisonProps) {
  const t = useTranslate();
  const { change, ...parsed } = useCompareQuery(libraries);
  const { query } = parsed;
  const {
    module: history,
    failure,
    loading,
    retry,
  } = useProductHistory(query.library);
  const { installed } = libraries.find(({ product }) => product === query.library)!;
  const names = useMemo(
    () => history && [...new Set(history.entries.map(({ name }) => name))],
    [history],
  );
  // The form answers at once; a long list may come a moment later.
  const shown = useDeferredValue(
    useMemo(
      () => history && { history, installed, query },
      [history, installed, query],
    ),
  );
  const hasFailed = failure !== undefined && !loading;
  return (
    <div className={styles.comparison}>
      <CompareForm
        libraries={libraries}
        names={names}
        query={query}
        change={change}
      />
      <Notices {...parsed} history={history} />
      <div className={styles.outcome}>
        <Outcome
          shown={shown}
          pending={t(hasFailed ? 'compare.loadFailed' : 'compare.loading')}
        />
        {failure !== undefined && (
          <button type="button" disabled={loading} onClick={retry}>
            {t('compare.retry')}
          </button>
        )}
      </div>
    </div>
  );
}
