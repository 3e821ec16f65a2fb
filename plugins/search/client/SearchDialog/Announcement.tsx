import { useTranslate } from '@site/src/hooks/useTranslate';
import type { Search } from './useSearch';
import styles from './styles.module.css';

/** How many results there are to a query, those that are not shown included. */
function countResults({ query, response }: NonNullable<Search['answer']>): number {
  const { kinds } = response;
  const counts = query.kind ? [kinds[query.kind]] : Object.values(kinds);
  return counts.reduce<number>((sum, count = 0) => sum + count, 0);
}

/** Says politely how the search stands, to those who don't see it. */
export default function Announcement({
  search: { answer, status, slow },
}: {
  search: Pick<Search, 'answer' | 'status' | 'slow'>;
}) {
  const t = useTranslate();
  const count = answer && countResults(answer);
  return (
    <p role="status" className={styles.announcement}>
      {slow && t('search.searching')}
      {status === 'missing' && t('search.missing')}
      {status === 'failed' && t('search.failed')}
      {status === 'answered' &&
        answer !== undefined &&
        count !== undefined &&
        (count > 0
          ? t('search.found', { count })
          : t('search.none', { text: answer.query.text }))}
    </p>
  );
}
