import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import registry from '@generated/playgrounds/default/registry.js';
import { applyLicense } from '@site/plugins/demos/client';
import { useModule } from '@site/src/hooks/useModule';
import { loadLocaleTexts } from '@site/src/mui/localeTexts/loadLocaleTexts';
import Bench from './Bench';
import Coming from './Coming';

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

/** The bench of a component, once all that it takes has come. */
export default function PlaygroundPanel({ name }: { name: string }) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const load = useCallback(
    () => loadBench(name, currentLocale),
    [name, currentLocale],
  );
  const { module, ...state } = useModule(load, true);
  return module ? (
    <Bench key={name} name={name} {...module} />
  ) : (
    <Coming {...state} />
  );
}
