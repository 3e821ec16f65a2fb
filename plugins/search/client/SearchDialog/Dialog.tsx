import { useId } from 'react';
import { useModal } from '@site/src/hooks/useModal';
import { useTranslate } from '@site/src/hooks/useTranslate';
import Announcement from './Announcement';
import Answer from './Answer';
import FacetBar from './FacetBar';
import Field from './Field';
import KeyHints from './KeyHints';
import { getOptionId } from './options';
import { useCountMisses } from './useCountMisses';
import type { Search } from './useSearch';
import { useSearchDialog } from './useSearchDialog';
import styles from './styles.module.css';

/** Whether a message is all there is to show; a first answer under way may be long. */
function isMessage({ answer, status }: Search, hasResults: boolean): boolean {
  return !hasResults && (answer !== undefined || status !== 'searching');
}

/**
 * The search.
 *
 * @param props.onClose called when the reader has closed it
 */
export default function Dialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const listId = useId();
  const { ref, close, closeByBackdrop } = useModal(onClose);
  const dialog = useSearchDialog(close);
  const { input, search, results, cursor, clear, handleKeyDown } = dialog;
  useCountMisses(search);
  const hasResults = results.length > 0;
  const isNarrowed = Object.values(search.facets).some(Boolean);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-short={isMessage(search, hasResults)}
      aria-label={t('search.title')}
      onClose={onClose}
      onClick={closeByBackdrop}
      onKeyDown={handleKeyDown}
    >
      <Field
        ref={input}
        text={search.text}
        listId={hasResults ? listId : undefined}
        activeId={cursor.choice && getOptionId(listId, cursor.choice)}
        onChange={search.setText}
        onClear={clear}
        onClose={close}
      />
      {search.slow && <div className={styles.slow} />}
      {search.answer && (hasResults || isNarrowed) && (
        <FacetBar
          {...search.answer.response}
          facets={search.facets}
          currentProduct={search.currentProduct}
          onNarrow={search.narrow}
        />
      )}
      <Answer
        search={search}
        listId={listId}
        results={results}
        cursor={cursor}
        onChoose={dialog.choose}
        onSearch={dialog.searchFor}
        onWiden={dialog.widen}
        onRetry={dialog.retry}
        onClose={close}
      />
      <KeyHints hasResults={hasResults} hasText={search.text !== ''} />
      <Announcement search={search} />
    </dialog>
  );
}
