import { useCallback, useEffect, useId, useRef } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import registry from '@generated/playgrounds/default/registry.js';
import { applyLicense } from '@site/plugins/demos/client';
import { useModule } from '@site/src/hooks/useModule';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { loadLocaleTexts } from '@site/src/mui/localeTexts/loadLocaleTexts';
import Bench from './Bench';
import Faults from './Faults';
import styles from './styles.module.css';

interface PlaygroundPanelProps {
  names: readonly string[];
  /** Whether the reader has just opened it: then the focus goes on in it. */
  takesFocus: boolean;
}

/** @throws the error of whichever can't be fetched */
async function loadBench(name: string, language: string) {
  const { loadData, loadScene } = registry[name]!;
  const [{ default: data }, { default: Scene }, localeTexts] = await Promise.all([
    loadData(),
    loadScene(),
    loadLocaleTexts(language),
  ]);
  await applyLicense();
  return { data, Scene, localeTexts };
}

/** An opened playground: the choice of the component, if there is one, and its bench. */
export default function PlaygroundPanel({
  names,
  takesFocus,
}: PlaygroundPanelProps) {
  const t = useTranslate();
  const id = useId();
  const history = useHistory();
  const { search } = useLocation();
  const { currentLocale } = useDocusaurusContext().i18n;
  const asked = new URLSearchParams(search).get('playground');
  const name = names.find((candidate) => candidate === asked) ?? names[0]!;
  const load = useCallback(
    () => loadBench(name, currentLocale),
    [name, currentLocale],
  );
  const { module, failure, loading, retry } = useModule(load, true);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) {
      root.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);

  return (
    <div
      ref={root}
      tabIndex={-1}
      role="group"
      aria-label={t('playground.title')}
      className={styles.playground}
    >
      {names.length > 1 && (
        <p className={styles.choice}>
          <label htmlFor={id}>{t('playground.component')}</label>
          <select
            id={id}
            value={name}
            onChange={({ target }) =>
              history.replace({
                ...history.location,
                search: `?playground=${target.value}`,
              })
            }
          >
            {names.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </p>
      )}
      {asked && asked !== name && (
        <Faults faults={[{ name: 'playground', value: asked, valid: [...names] }]} />
      )}
      {module ? (
        <Bench key={name} name={name} {...module} />
      ) : failure !== undefined && !loading ? (
        <p role="alert">
          {t('playground.failed')}{' '}
          <button type="button" onClick={retry}>
            {t('playground.retry')}
          </button>
        </p>
      ) : (
        <p role="status">{t('playground.loading')}</p>
      )}
    </div>
  );
}
