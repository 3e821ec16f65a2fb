import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { revealWithin } from '@site/src/utils/revealWithin';
import AllOfKind from './AllOfKind';
import type { Choice, ChoiceGroup } from './createGroups';
import { getOptionId } from './options';
import ResultLink from './ResultLink';
import styles from './results.module.css';

interface ResultsProps {
  /** Id of the list; those of its choices begin with it. */
  id: string;
  groups: readonly ChoiceGroup[];
  /** The choice that Enter opens. */
  active: Choice | undefined;
  /** Whether these answer an earlier query than the one at hand. */
  isStale: boolean;
  onPoint: (id: string) => void;
  onChoose: (choice: Choice, event: MouseEvent) => void;
}

/** Keeps the cursor in view; with the first choice comes what stands above it. */
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

/** The results, by their kind. */
export default function Results(props: ResultsProps) {
  const { id, groups, active, onPoint, onChoose } = props;
  const t = useTranslate();
  const titleId = useId();
  const activeId = active && getOptionId(id, active);
  const ref = useRevealed(activeId, active === groups[0]?.choices[0]);
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={t('search.results')}
      aria-busy={props.isStale}
      className={styles.results}
    >
      {groups.map(({ kind, choices }) => (
        <div key={kind} role="group" aria-labelledby={`${titleId}${kind}`}>
          <div id={`${titleId}${kind}`} className={styles.groupTitle}>
            {t(`search.${kind}`)}
          </div>
          {choices.map((choice) => {
            const common = {
              id: getOptionId(id, choice),
              isActive: choice.id === active?.id,
              onPoint: () => onPoint(choice.id),
              onChoose: (event: MouseEvent) => onChoose(choice, event),
            };
            return choice.type === 'result' ? (
              <ResultLink key={choice.id} {...common} result={choice.result} />
            ) : (
              <AllOfKind key={choice.id} {...common} choice={choice} />
            );
          })}
        </div>
      ))}
    </div>
  );
}
