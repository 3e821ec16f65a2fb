import { lazy, Suspense, type RefObject } from 'react';
import clsx from 'clsx';
import type { LiveFault } from '@site/plugins/live-frame/client/messages';
import { useTranslate } from '@site/src/hooks/useTranslate';
import DemoErrorBoundary from '../DemoErrorBoundary';
import DemoFrame from '../DemoFrame';
import type { DemoContext, LoadedDemo } from '../types';
import DemoDocument from './DemoDocument';
import type { DemoCode } from './useDemoCode';
import styles from './styles.module.css';

const EditedDemo = lazy(() => import('./EditedDemo'));

interface CanvasProps {
  /** Takes the focus when the reader asks for the start of the demo. */
  ref: RefObject<HTMLDivElement | null>;
  demo: DemoContext;
  loaded: LoadedDemo;
  code: DemoCode;
  /** Whether the reader's code runs, in its own frame, in the demo's place. */
  isLive: boolean;
  run: number;
  onFault: (fault: LiveFault | undefined) => void;
}

/** The running demo: as published, in a document of its own, or as the reader edited it. */
export default function Canvas({
  ref,
  demo,
  loaded,
  code,
  isLive,
  run,
  onFault,
}: CanvasProps) {
  const t = useTranslate();
  const label = t('demo.canvas', { name: demo.name });
  return (
    <div
      ref={ref}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={clsx(styles.canvas, (isLive || demo.frame) && styles.framed)}
    >
      {isLive ? (
        <Suspense>
          <EditedDemo
            key={run}
            demo={demo}
            styling={loaded.styling}
            code={code}
            onFault={onFault}
          />
        </Suspense>
      ) : demo.frame ? (
        <DemoDocument
          key={run}
          id={demo.id}
          title={label}
          styling={loaded.styling}
        />
      ) : (
        <DemoErrorBoundary key={run} id={demo.id}>
          {loaded.css !== undefined && <style>{loaded.css}</style>}
          <DemoFrame styling={loaded.styling}>
            <loaded.Component />
          </DemoFrame>
        </DemoErrorBoundary>
      )}
    </div>
  );
}
