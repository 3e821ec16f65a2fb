import { useEffect, useState } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DemoErrorBoundary from '@site/src/components/Demo/DemoErrorBoundary';
import {
  loadDemo,
  type LoadDemo,
  type LoadedDemo,
} from '@site/src/components/Demo/loadDemo';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

interface PlaygroundPageProps {
  /** The lazy import of each demo, by id. */
  registry: Record<string, LoadDemo>;
}

function LoneDemo({ id, load }: { id: string; load: LoadDemo }) {
  const t = useTranslate();
  const [loaded, setLoaded] = useState<LoadedDemo>();
  useEffect(() => {
    loadDemo(load).then(setLoaded);
  }, [load]);
  if (loaded === undefined) {
    return <p>{t('demo.loading')}</p>;
  }
  const { Frame, Component } = loaded;
  return (
    <DemoErrorBoundary id={id}>
      <Frame>
        <Component />
      </Frame>
    </DemoErrorBoundary>
  );
}

/**
 * `/playground/<page path>/<Demo>`: one demo alone, without any of the site around it.
 * One route serves all demos, so that no page's router pays for them.
 */
export default function PlaygroundPage({ registry }: PlaygroundPageProps) {
  const t = useTranslate();
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  const id = pathname.replace(/^\/playground\/?|\/$/g, '');
  const load = registry[id];
  return (
    <main className={styles.playground} data-demo={id}>
      <Head>
        <title>{isBrowser && load ? id : 'Playground'}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {isBrowser &&
        (load ? (
          <LoneDemo key={id} id={id} load={load} />
        ) : (
          <p>{t('demo.unknown')}</p>
        ))}
    </main>
  );
}
