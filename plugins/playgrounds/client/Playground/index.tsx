import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useModule } from '@site/src/hooks/useModule';
import { useNear } from '@site/src/hooks/useNear';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { PLAYGROUNDS } from '../../common';
import Choice from './Choice';
import Coming from './Coming';
import Faults from './Faults';
import styles from './styles.module.css';

interface PlaygroundProps {
  product: keyof typeof PLAYGROUNDS;
  /** The only component; without it all of the product, of which the reader chooses one. */
  name?: string;
}

const loadPanel = () => import('./PlaygroundPanel');

/**
 * A playground. That of one component is a button until it is opened, or until an address
 * asks for it; that of a product opens when it comes near. No script of it comes before,
 * and from then on it has its room.
 */
export default function Playground({ product, name }: PlaygroundProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const [isOpened, setIsOpened] = useState(false);
  const [ref, isNear] = useNear<HTMLDivElement>();
  const names: readonly string[] =
    name === undefined ? PLAYGROUNDS[product] : [name];
  const asked = isBrowser ? new URLSearchParams(search).get('playground') : null;
  const shown = names.find((candidate) => candidate === asked) ?? names[0]!;
  const isWanted = isOpened || asked !== null || (name === undefined && isNear);
  const { module, ...state } = useModule(loadPanel, isWanted);
  useEffect(() => {
    // The button that the reader has just opened it with is gone: the focus goes on in it.
    if (isOpened) {
      ref.current?.focus({ preventScroll: true });
    }
  }, [isOpened, ref]);

  return name !== undefined && !isWanted ? (
    <div className={styles.closed}>
      <noscript>{t('playground.needsScript')}</noscript>
      <p>{t('playground.intro', { name })}</p>
      <button type="button" onClick={() => setIsOpened(true)}>
        {t('playground.open')}
      </button>
    </div>
  ) : (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={t('playground.title')}
      className={styles.playground}
      data-search-ignore
    >
      {names.length > 1 && <Choice names={names} name={shown} />}
      {asked && asked !== shown && (
        <Faults faults={[{ name: 'playground', value: asked, valid: [...names] }]} />
      )}
      {module ? <module.default name={shown} /> : <Coming {...state} />}
    </div>
  );
}
