import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { HistoryData } from '../../pageData';
import { toCompareAddress, type CompareChoice } from '../../common/permalinks';
import Markup from '../Markup';
import Section from '../ApiPage/Section';
import styles from './styles.module.css';

interface ChangesProps extends HistoryData {
  /** What the link to the comparison begins with. */
  choice: CompareChoice;
}

/** What changed from version to version, and the way to compare any two. */
export default function Changes({ changes, choice }: ChangesProps) {
  const t = useTranslate();
  const link = <Link to={toCompareAddress(choice)}>{t('history.compare')}</Link>;
  return changes === undefined ? (
    <p className={styles.link}>{link}</p>
  ) : (
    <Section id="changes" title={t('history.title')}>
      <p>{link}</p>
      <Markup
        as="div"
        name="changes"
        markup={changes.markup}
        className={styles.changes}
      />
    </Section>
  );
}
