import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { revealWithin } from '@site/src/utils/revealWithin';
import type { SearchResult } from '../../engine/types';
import { getOptionId } from './options';
import ResultLink from './ResultLink';
import styles from './results.module.css';

interface ResultsProps {
  /** Id of the list; those of its options begin with it. */
  id: string;
  results: readonly SearchResult[];
  /** The result that Enter opens. */
  active: SearchResult | undefined;
  /** Whether these answer an earlier query than the one at hand. */
  isStale: boolean;
  onPoint: (id: string) => void;
  onChoose: (result: SearchResult, event: MouseEvent) => void;
}

/** Keeps the cursor in view; with the first result comes what stands above it. */
function useRevealed(activeId: string | undefined, isFirst: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = activeId && document.getElementById(activeId);
    if (ref.current && isFirst) {
      ref.current.scrollTop = 0;
    } else if (ref.current && active) {
      revealWithin(ref.current, active, 8);
    }
  }, [activeId, isFirst]);
  return ref;
}

/** The results, the best first; other places of a page stand below its best. */
export default function Results(props: ResultsProps) {
  const { id, results, active, onPoint, onChoose } = props;
  const t = useTranslate();
  const ref = useRevealed(active && getOptionId(id, active), active === results[0]);

  function renderLink(result: SearchResult, best?: SearchResult) {
    return (
      <ResultLink
        key={result.id}
        id={getOptionId(id, result)}
        result={result}
        best={best}
        isActive={result.id === active?.id}
        onPoint={() => onPoint(result.id)}
        onChoose={(event) => onChoose(result, event)}
      />
    );
  }

  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={t('search.results')}
      aria-busy={props.isStale}
      className={styles.results}
    >
      {results.map((result) =>
        result.more === undefined ? (
          renderLink(result)
        ) : (
          <div
            key={result.id}
            role="group"
            aria-label={result.trail[0] ?? result.title}
          >
            {renderLink(result)}
            {result.more.map((other) => renderLink(other, result))}
          </div>
        ),
      )}
    </div>
  );
}
