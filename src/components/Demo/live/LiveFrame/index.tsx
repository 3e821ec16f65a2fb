import { useCallback, useMemo, useState } from 'react';
import type {
  LiveFault,
  LiveFile,
  LiveProgram,
  LiveSettings,
} from '@site/plugins/live-frame/client/messages';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { CodeStyling } from '@site/src/settings/definitions';
import RunningFrame, { type FrameEnd } from './RunningFrame';
import styles from './styles.module.css';

/** What the frame is doing, or why there is none. */
export type LiveState = 'starting' | 'running' | 'stopped' | FrameEnd;

export interface LiveFrameProps {
  /** The demo's files as the reader has them. */
  files: LiveFile[];
  /** Name of the file whose default export is shown. */
  entry: string;
  styling: CodeStyling;
  settings: LiveSettings;
  /** Height in pixels that the frame never goes below. */
  minHeight: number;
  /** Gets each fault of the code, and undefined when it runs well again. */
  onFault: (fault: LiveFault | undefined) => void;
  onStateChange?: (state: LiveState) => void;
}

const EXPLANATIONS = {
  stopped: 'live.stopped',
  stuck: 'live.stuck',
  failed: 'live.failed',
  left: 'live.left',
} as const;

/** Runs a demo under edit in a sandboxed frame, which can be stopped and started again. */
export default function LiveFrame({
  files,
  entry,
  styling,
  settings,
  minHeight,
  onFault,
  onStateChange,
}: LiveFrameProps) {
  const t = useTranslate();
  const [state, setState] = useState<LiveState>('starting');
  // By content: what re-renders the page should not run the demo afresh.
  const programText = JSON.stringify({ files, entry, styling });
  const program = useMemo(
    () => JSON.parse(programText) as LiveProgram,
    [programText],
  );
  const settingsText = JSON.stringify(settings);
  const frameSettings = useMemo(
    () => JSON.parse(settingsText) as LiveSettings,
    [settingsText],
  );
  const change = useCallback(
    (next: LiveState) => {
      setState(next);
      onStateChange?.(next);
      if (next !== 'running') {
        onFault(undefined);
      }
    },
    [onFault, onStateChange],
  );

  if (state !== 'starting' && state !== 'running') {
    return (
      <div className={styles.ended} style={{ minHeight }}>
        <p role="status">{t(EXPLANATIONS[state])}</p>
        <button type="button" onClick={() => change('starting')}>
          {t('live.start')}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.live}>
      <RunningFrame
        program={program}
        settings={frameSettings}
        minHeight={minHeight}
        onFault={onFault}
        onReady={() => change('running')}
        onEnd={change}
      />
      <div className={styles.bar}>
        <span role="status">
          {t(state === 'starting' ? 'live.starting' : 'live.running')}
        </span>
        <button type="button" onClick={() => change('stopped')}>
          {t('live.stop')}
        </button>
      </div>
    </div>
  );
}
