import { useMemo } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useModule } from '@site/src/hooks/useModule';
import { usePageAddress } from '@site/src/hooks/usePageAddress';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { SitePage, Suggestions } from '../../common/nearestPages';
import styles from './styles.module.css';

const loadSuggest = () => import('./suggest');

function PageLink({ page: { route, title } }: { page: SitePage }) {
  return (
    <>
      <Link to={route}>{title}</Link> <code className={styles.route}>{route}</code>
    </>
  );
}

function SuggestedPages({ moved, nearest }: Suggestions) {
  const t = useTranslate();
  return (
    <>
      {moved && (
        <p className={styles.moved}>
          {t('notFound.moved')} <PageLink page={moved} />
        </p>
      )}
      {nearest.length > 0 && (
        <>
          <Heading as="h2">{t('notFound.nearest')}</Heading>
          <ul className={styles.pages}>
            {nearest.map((page) => (
              <li key={page.route}>
                <PageLink page={page} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Where a page stands now, and the pages with a similar address; loaded when it is shown. */
export default function NearestPages() {
  const t = useTranslate();
  const { canonical } = usePageAddress();
  const { module, failure, loading, retry } = useModule(loadSuggest, true);
  const suggestions = useMemo(() => module?.suggest(canonical), [module, canonical]);
  return (
    <div aria-live="polite" className={styles.suggestions}>
      {suggestions && <SuggestedPages {...suggestions} />}
      {loading && <p className={styles.wait}>{t('notFound.searching')}</p>}
      {failure !== undefined && !loading && (
        <p>
          {t('notFound.failed')}{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            {t('notFound.retry')}
          </button>
        </p>
      )}
    </div>
  );
}
