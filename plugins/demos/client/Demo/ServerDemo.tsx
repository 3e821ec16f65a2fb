import { Suspense, use } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { loadDemo } from './loadDemo';
import type { DemoContext, LoadedDemo, LoadStylings } from './types';
import styles from './styles.module.css';

interface ServerDemoProps {
  demo: DemoContext;
  loads: LoadStylings;
}

/** The build's worker renders a page once; a demo's promise must outlive the waiting. */
const loading = new Map<string, Promise<LoadedDemo>>();

function ServerBody({ demo, loads }: ServerDemoProps) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const promise = loading.get(demo.id) ?? loadDemo(loads, 'system', currentLocale);
  loading.set(demo.id, promise);
  const loaded = use(promise);
  return <loaded.ServerView demo={demo} loaded={loaded} />;
}

/** A demo in the static HTML, as far as the server can render it. */
export default function ServerDemo(props: ServerDemoProps) {
  return (
    <div className={styles.reserved}>
      <Suspense>
        <ServerBody {...props} />
      </Suspense>
    </div>
  );
}
