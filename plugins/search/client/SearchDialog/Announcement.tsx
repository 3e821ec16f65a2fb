import { useSettled } from '@site/src/hooks/useSettled';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { Search } from './useSearch';
import styles from './styles.module.css';

/** Milliseconds after which a message is said: before, the reader is still typing. */
const SETTLED = 500;

type Progress = Pick<Search, 'answer' | 'status' | 'slow'>;

/** What there is to say of a search; undefined while its answer is under way. */
function useMessage({ answer, status, slow }: Progress): string | undefined {
  const t = useTranslate();
  if (status === 'idle') {
    return '';
  }
  if (status === 'missing' || status === 'failed') {
    return t(`search.${status}`);
  }
  if (status === 'searching' || answer === undefined) {
    return slow ? t('search.searching') : undefined;
  }
  const { results, suggestions = [] } = answer.response;
  const count = results.length;
  const found =
    count > 0
      ? t('search.found', { count })
      : t('search.none', { text: answer.query.text });
  return suggestions.length > 0
    ? `${found} ${t('search.didYouMean')} ${suggestions.join(', ')}`
    : found;
}

/**
 * Says politely how the search stands, to those who don't see it: one message of a query, and
 * not one of each letter. It stands until there is another.
 */
export default function Announcement({ search }: { search: Progress }) {
  const message = useMessage(search);
  const settled = useSettled(message, message === undefined ? undefined : SETTLED);
  return (
    <p role="status" className={styles.announcement}>
      {settled}
    </p>
  );
}
