import { Suspense, use, type CSSProperties } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { useNear } from '@site/src/hooks/useNear';
import DemoBody from './DemoBody';
import DemoErrorBoundary from './DemoErrorBoundary';
import { loadDemo, type LoadDemo, type LoadedDemo } from './loadDemo';
import ServerMarkup from './ServerMarkup';
import { useLoadedDemo } from './useLoadedDemo';
import styles from './styles.module.css';

/** Height of a demo whose author gave none, in pixels: a field with its label. */
const DEFAULT_HEIGHT = '96';

interface RunningDemoProps {
  /** Page path and name, such as `react-charts/bars/FirstBars`. */
  id: string;
  load: LoadDemo;
}

export interface DemoProps extends RunningDemoProps {
  /** Height in pixels that is reserved for the demo before it arrives. */
  height?: string;
  /** The same on a phone, where a demo stacks what stands side by side elsewhere. */
  narrowHeight?: string;
  /** Number of lines of the marked preview, so that its space is reserved too. */
  previewLines?: string;
}

/** The build's worker renders a page once; a demo's promise must outlive the waiting. */
const serverDemos = new Map<string, Promise<LoadedDemo>>();

function ServerBody({ id, load }: RunningDemoProps) {
  const promise = serverDemos.get(id) ?? loadDemo(load);
  serverDemos.set(id, promise);
  return <DemoBody id={id} loaded={use(promise)} />;
}

function ServerDemo(props: RunningDemoProps) {
  return (
    <div className={styles.reserved}>
      <Suspense>
        <ServerBody {...props} />
      </Suspense>
    </div>
  );
}

function BrowserDemo({ id, load }: RunningDemoProps) {
  const [ref, near] = useNear<HTMLDivElement>();
  const loaded = useLoadedDemo(load, near, ref);
  return loaded === undefined ? (
    <ServerMarkup ref={ref} className={styles.reserved} />
  ) : (
    <div className={styles.reserved} data-live>
      <DemoBody id={id} loaded={loaded} />
    </div>
  );
}

const RunningDemo = ExecutionEnvironment.canUseDOM ? BrowserDemo : ServerDemo;

/**
 * A live demo with its code. Pages write `<Demo src="./Name.tsx" />`; the demos
 * plugin fills in the props.
 *
 * The server renders the demo. In the browser that markup stays until the demo's
 * code has come, which is fetched when the reader is near; then the live demo takes
 * its place. (React can't hydrate it that late: any context that changes above a
 * boundary which still waits makes React throw its markup away.)
 */
export default function Demo({
  id,
  load,
  height = DEFAULT_HEIGHT,
  narrowHeight = height,
  previewLines = '0',
}: DemoProps) {
  const t = useTranslate();
  const name = id.slice(id.lastIndexOf('/') + 1);
  useBrokenLinks().collectAnchor(name);
  const space = {
    '--demo-wide-height': `${height}px`,
    '--demo-narrow-height': `${narrowHeight}px`,
    '--demo-preview-lines': previewLines,
  } as CSSProperties;
  return (
    <section
      id={name}
      className={styles.demo}
      style={space}
      aria-label={t('demo.label', { name })}
      data-demo={id}
    >
      <DemoErrorBoundary id={id}>
        <RunningDemo id={id} load={load} />
      </DemoErrorBoundary>
    </section>
  );
}
