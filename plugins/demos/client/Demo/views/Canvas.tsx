import type { ReactNode, RefObject } from 'react';
import clsx from 'clsx';
import { useDemoSettings } from '../../useDemoSettings';
import { useTranslate } from '@site/src/hooks/useTranslate';
import DemoErrorBoundary from '../DemoErrorBoundary';
import DemoTheme from '../DemoTheme';
import type { ViewProps } from '../types';
import DemoDocument from './DemoDocument';
import styles from './styles.module.css';

interface CanvasProps extends ViewProps {
  /** Takes the focus when the reader asks for the start of the demo. */
  ref?: RefObject<HTMLDivElement | null>;
  /** Counts the starts of the demo. */
  run: number;
  /** What stands in the published demo's place; null keeps the space. */
  edited?: ReactNode;
  /** Whether the published demo is still seen in that place, because the other one starts. */
  isStarting?: boolean;
}

/** The running demo: as published, in a document of its own, or as the reader edited it. */
export default function Canvas({
  ref,
  demo,
  loaded,
  run,
  edited,
  isStarting = false,
}: CanvasProps) {
  const t = useTranslate();
  const settings = useDemoSettings();
  const label = t('demo.canvas', { name: demo.name });
  // A crash is that of one styling and one version: the next one starts anew.
  const key = `${loaded.styling} ${loaded.updates} ${run}`;
  const isPublished = edited === undefined;
  const published = demo.frame ? (
    <DemoDocument key={key} id={demo.id} title={label} styling={loaded.styling} />
  ) : (
    <DemoErrorBoundary key={key} id={demo.id}>
      {loaded.css !== undefined && <style>{loaded.css}</style>}
      <DemoTheme
        styling={loaded.styling}
        localeTexts={loaded.localeTexts}
        {...settings}
      >
        <loaded.Component />
      </DemoTheme>
    </DemoErrorBoundary>
  );
  return (
    <div
      ref={ref}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={clsx(styles.canvas, (!isPublished || demo.frame) && styles.framed)}
    >
      {(isPublished || isStarting) && (
        <div
          className={isPublished ? styles.published : styles.leaving}
          inert={!isPublished}
        >
          {published}
        </div>
      )}
      {edited}
    </div>
  );
}
