import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PRODUCT_LABELS } from '@site/src/utils/products';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { getProduct } from '@site/src/utils/paths';
import type { BoardPage } from '../../createBoard';
import Changes from '../Changes';
import { STATE_LABELS } from '../states';
import styles from './styles.module.css';

/** An orphan, or a page that can't be read, has no page to link to. */
function Title({ title, route, state }: BoardPage) {
  return state === 'orphaned' || state === 'faulty' ? (
    title
  ) : (
    <Link to={route}>{title}</Link>
  );
}

function Page(page: BoardPage) {
  const t = useTranslate();
  const { route, state, title, changes, fault, href } = page;
  const product = getProduct(route);
  const action = state === 'missing' ? 'translations.create' : 'translations.edit';
  return (
    <li className={styles.page} data-state={state}>
      <div className={styles.title}>
        <span lang="en">
          <Title {...page} />
        </span>
        {product !== undefined && (
          <span className={styles.library}>{t(PRODUCT_LABELS[product])}</span>
        )}
      </div>
      <span className={clsx(styles.state, styles[state])}>
        {t(STATE_LABELS[state])}
      </span>
      <a className={styles.action} href={href} aria-label={`${t(action)}: ${title}`}>
        {t(action)}
      </a>
      {fault !== undefined && (
        <pre className={styles.fault} lang="en">
          {fault}
        </pre>
      )}
      {changes.length > 0 && (
        <details className={styles.details}>
          <summary>
            <bdi>{t('translations.changes', { count: changes.length })}</bdi>
          </summary>
          <Changes changes={changes} />
        </details>
      )}
    </li>
  );
}

/** Pages with their state, what they are behind with, and the way to mend it. */
export default function PageList({ pages }: { pages: BoardPage[] }) {
  return (
    <ul className={styles.pages}>
      {pages.map((page) => (
        <Page key={page.route} {...page} />
      ))}
    </ul>
  );
}
