import { useTranslate } from '@site/src/hooks/useTranslate';
import type { Search } from './useSearch';
import styles from './styles.module.css';

/** Says politely how the search stands, to those who don't see it. */
export default function Announcement({
  search: { answer, status, slow },
}: {
  search: Pick<Search, 'answer' | 'status' | 'slow'>;
}) {
  const t = useTranslate();
  const { results = [], suggestions = [] } = answer?.response ?? {};
  const count = results.length;
  return (
    <p role="status" className={styles.announcement}>
      {slow && t('search.searching')}
      {status === 'missing' && t('search.missing')}
      {status === 'failed' && t('search.failed')}
      {status === 'answered' &&
        answer !== undefined &&
        (count > 0
          ? t('search.found', { count })
          : t('search.none', { text: answer.query.text }))}
      {status === 'answered' &&
        suggestions.length > 0 &&
        ` ${t('search.didYouMean')} ${suggestions.join(', ')}`}
    </p>
  );
}
