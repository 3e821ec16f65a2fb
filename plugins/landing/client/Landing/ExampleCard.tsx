import { useCallback } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useModule } from '@site/src/hooks/useModule';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { useWoken } from '@site/src/hooks/useWoken';
import type { ProductEntry } from '@site/src/utils/products';
import { EXAMPLES } from './examples';
import styles from './styles.module.css';

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <p role="alert" className={styles.failure}>
      {t('landing.failed')}{' '}
      <button type="button" onClick={onRetry}>
        {t('demo.retry')}
      </button>
    </p>
  );
}

/**
 * A library with a small example: a picture until the reader turns to it, then the running
 * example, in the same space. The picture can take the focus, and so wakes the example for
 * who reads by keyboard; the focus stays where it is when the example has come.
 */
export default function ExampleCard({ product }: { product: ProductEntry }) {
  const { id, route, labelKey } = product;
  const { Preview, tryKey, load } = EXAMPLES[id];
  const t = useTranslate();
  const [card, woken] = useWoken<HTMLElement>();
  const loadExample = useCallback(async () => {
    const [{ default: RunningExample }, { default: Component }] = await Promise.all([
      import('./RunningExample'),
      load(),
    ]);
    return { RunningExample, Component };
  }, [load]);
  const { module, failure, loading, retry } = useModule(loadExample, woken);
  const name = t(labelKey);

  return (
    <article ref={card} className={styles.card} data-example={id}>
      <header>
        <Heading as="h3">
          <Link to={route}>{name}</Link>
        </Heading>
        <span
          className={styles.state}
          data-state={module ? 'running' : loading ? 'starting' : 'preview'}
        >
          {t(
            module
              ? 'landing.running'
              : loading
                ? 'landing.starting'
                : 'landing.preview',
          )}
        </span>
        <p>{t(tryKey)}</p>
      </header>
      <div
        role="group"
        aria-label={t('landing.example', { name })}
        tabIndex={module ? -1 : 0}
        className={styles.stage}
      >
        {module ? (
          <module.RunningExample id={id} Component={module.Component} />
        ) : (
          <Preview />
        )}
        {failure !== undefined && !module && !loading && <Failure onRetry={retry} />}
      </div>
      <footer>
        <Link to={route}>{t('landing.overview')}</Link>
        <Link to={`${route}/quickstart`}>{t('landing.quickstart')}</Link>
        <Link to={`/x/api/${id}`}>{t('landing.reference')}</Link>
      </footer>
    </article>
  );
}
