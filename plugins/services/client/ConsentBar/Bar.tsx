import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import Link from '@docusaurus/Link';
import { useConsent } from '../useConsent';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { Consent } from '../consent';
import { focusPlace } from '@site/src/utils/focusPlace';
import styles from './styles.module.css';

/** Set on the document: what else is fixed to its end stands above the bar. */
const HEIGHT = '--portal-consent-height';

/** Makes room for the bar, so that it hides nothing that the focus or the reader goes to. */
function useRoom(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = bar.current;
    const { style } = document.documentElement;
    if (element === null) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      style.setProperty(HEIGHT, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [bar]);
}

/** Asks whether services may observe. It takes no focus, and hinders nobody from reading. */
export default function Bar() {
  const t = useTranslate();
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  const { asked, setConsent } = useConsent();
  useRoom(bar);
  const answer = (consent: Consent) => {
    const start = document.querySelector<HTMLElement>('[data-page-start]');
    if (start && bar.current?.contains(document.activeElement)) {
      focusPlace(start);
    }
    setConsent(consent);
  };
  return (
    <section ref={bar} className={styles.bar} aria-labelledby={id}>
      <p>
        <strong id={id}>{t('consent.title')}</strong>{' '}
        {asked.analytics && t('consent.analytics')} {asked.ads && t('consent.ads')}{' '}
        {t('consent.promise')} <Link to="/privacy">{t('consent.more')}</Link>
      </p>
      <div className={styles.answers}>
        <button type="button" onClick={() => answer('denied')}>
          {t('consent.refuse')}
        </button>
        <button type="button" onClick={() => answer('granted')}>
          {t('consent.allow')}
        </button>
      </div>
    </section>
  );
}
