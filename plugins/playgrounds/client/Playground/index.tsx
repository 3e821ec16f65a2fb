import { useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useModule } from '@site/src/hooks/useModule';
import { useNear } from '@site/src/hooks/useNear';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { PLAYGROUNDS } from '../../common';
import styles from './styles.module.css';

interface PlaygroundProps {
  product: keyof typeof PLAYGROUNDS;
  /** The only component; without it all of the product, of which the reader chooses one. */
  name?: string;
}

const loadPanel = () => import('./PlaygroundPanel');

/**
 * A playground. That of one component is a button until it is opened, or until an address
 * asks for it; that of a product opens when it comes near. No script of it comes before.
 */
export default function Playground({ product, name }: PlaygroundProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const [isOpened, setIsOpened] = useState(false);
  const [ref, isNear] = useNear<HTMLDivElement>();
  const isAsked = isBrowser && new URLSearchParams(search).has('playground');
  const isWanted = isOpened || isAsked || (name === undefined && isNear);
  const { module, failure, loading, retry } = useModule(loadPanel, isWanted);
  if (module) {
    const names = name === undefined ? PLAYGROUNDS[product] : [name];
    return <module.default names={names} takesFocus={isOpened} />;
  }
  return (
    <div ref={ref} className={styles.closed} data-is-large={name === undefined}>
      <noscript>{t('playground.needsScript')}</noscript>
      {failure !== undefined && !loading ? (
        <p role="alert">
          {t('playground.failed')}{' '}
          <button type="button" onClick={retry}>
            {t('playground.retry')}
          </button>
        </p>
      ) : isWanted ? (
        <p role="status">{t('playground.loading')}</p>
      ) : (
        name !== undefined && (
          <>
            <p>{t('playground.intro', { name })}</p>
            <button type="button" onClick={() => setIsOpened(true)}>
              {t('playground.open')}
            </button>
          </>
        )
      )}
    </div>
  );
}
