import type { MouseEvent } from 'react';
import type { SearchResult } from '../../engine/types';
import Fault from './Fault';
import Nothing from './Nothing';
import Preview from './Preview';
import Results from './Results';
import Start from './Start';
import Suggestions from './Suggestions';
import type { Cursor } from './useCursor';
import type { Search } from './useSearch';
import styles from './results.module.css';
import dialogStyles from './styles.module.css';

interface AnswerProps {
  search: Search;
  /** The id of the list of results. */
  listId: string;
  results: readonly SearchResult[];
  cursor: Cursor;
  onChoose: (result: SearchResult, event: MouseEvent) => void;
  /** Searches for a text. */
  onSearch: (text: string) => void;
  /** Drops the facets. */
  onWiden: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** What stands below the field: where to begin, results, or why there are none. */
export default function Answer(props: AnswerProps) {
  const { search, listId, results, cursor, onClose } = props;
  const { status, answer, currentProduct } = search;
  if (status === 'idle') {
    return (
      <Start
        currentProduct={currentProduct}
        onSearch={props.onSearch}
        onClose={onClose}
      />
    );
  }
  if (status === 'missing' || status === 'failed') {
    return (
      <Fault
        isMissing={status === 'missing'}
        currentProduct={currentProduct}
        onRetry={props.onRetry}
        onClose={onClose}
      />
    );
  }
  if (answer === undefined) {
    return <div className={dialogStyles.message} />;
  }
  if (results.length === 0) {
    return (
      <Nothing
        query={answer.query}
        suggestions={answer.response.suggestions}
        onSearch={props.onSearch}
        onWiden={props.onWiden}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      <Suggestions
        suggestions={answer.response.suggestions}
        onSearch={props.onSearch}
      />
      <div className={styles.columns}>
        <Results
          id={listId}
          results={results}
          active={cursor.choice}
          isStale={status === 'searching' && answer.query !== search.query}
          onPoint={cursor.point}
          onChoose={props.onChoose}
        />
        {cursor.choice && <Preview result={cursor.choice} />}
      </div>
    </>
  );
}
