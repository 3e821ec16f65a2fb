import { useCallback, type MouseEvent } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ProductMark from '../Landing/ProductMark';
import type { PartProps } from '../coffees/types';
import { loadLocaleTexts } from '@site/src/mui/localeTexts/loadLocaleTexts';
import { useModule } from '@site/src/hooks/useModule';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { findProduct } from '@site/src/utils/products';
import type { Part } from './parts';
import { readPictureClick } from './readPictureClick';
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

interface PartStageProps extends PartProps {
  part: Part;
  /** Whether the reader has turned to the composition. */
  woken: boolean;
}

/**
 * A part of the composition: a picture of the selection until its library has come, then the
 * running part, in the same space. The picture can take the focus, and so wakes the parts for
 * who reads by keyboard; the focus stays where it is. What is clicked in it counts.
 */
export default function PartStage({ part, woken, ...props }: PartStageProps) {
  const { product, hintKey, Picture, load } = part;
  const { dispatch } = props;
  const t = useTranslate();
  const { currentLocale } = useDocusaurusContext().i18n;
  const loadPart = useCallback(async () => {
    const [{ default: RunningPart }, { default: Component }, localeTexts] =
      await Promise.all([
        import('./RunningPart'),
        load(),
        loadLocaleTexts(currentLocale),
      ]);
    return { RunningPart, Component, localeTexts };
  }, [load, currentLocale]);
  const { module, failure, loading, retry } = useModule(loadPart, woken);
  const { route, shortLabelKey } = findProduct(product)!;
  const name = t(shortLabelKey);

  function handleClick(event: MouseEvent) {
    const action = module ? undefined : readPictureClick(event.target as Element);
    if (action) {
      dispatch(action);
    }
  }

  return (
    <div
      className={styles.part}
      data-part={product}
      data-state={module ? 'running' : loading ? 'starting' : 'preview'}
    >
      <p className={styles.caption}>
        <Link to={route}>
          <ProductMark product={product} />
          {name}
        </Link>
        <span>{t(hintKey)}</span>
      </p>
      {/* Only who points clicks the picture: keys find the running part, which the focus wakes. */}
      <div
        role="group"
        aria-label={t('landing.example', { name })}
        tabIndex={module ? -1 : 0}
        className={styles.stage}
        onClick={handleClick}
      >
        {module ? (
          <module.RunningPart
            id={product}
            Component={module.Component}
            localeTexts={module.localeTexts}
            {...props}
          />
        ) : (
          <Picture {...props} />
        )}
        {failure !== undefined && !module && !loading && <Failure onRetry={retry} />}
      </div>
    </div>
  );
}
