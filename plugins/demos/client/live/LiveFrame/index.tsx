import { useMemo, useRef, useState } from 'react';
import type {
  LiveFault,
  LiveProgram,
  LiveSettings,
} from '../../../live-frame/client/messages';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { LabelKey } from '@site/src/i18n/types';
import LiveErrors from '../LiveErrors';
import TraceSwitch from '../trace/TraceSwitch';
import RunningFrame, { type FrameEnd } from './RunningFrame';
import styles from './styles.module.css';

/** What the frame is doing, or why there is none. */
type LiveState = 'starting' | 'running' | 'stopped' | FrameEnd;

export interface LiveFrameProps {
  demoId: string;
  program: LiveProgram;
  settings: LiveSettings;
  /** Height in pixels that the frame never goes below. */
  minHeight: number;
  /** Fills the parent, which has a height of its own; then `minHeight` has no effect. */
  fill?: boolean;
  /** What is wrong with the code that runs, as `onFault` has told. */
  fault?: LiveFault;
  /** Gets each fault of the code, and undefined when there is none any more. */
  onFault: (fault: LiveFault | undefined) => void;
  /** Called each time that a run, or what became of it, is on the screen. */
  onDrawn: () => void;
}

/**
 * From a run's first rendering to when it can be seen, in milliseconds: grids and charts
 * measure their place before they draw.
 */
const DRAWING = 300;

/** What the bar says of each state. */
const LABELS = {
  starting: 'live.starting',
  running: 'live.running',
  stopped: 'live.stopped',
  stuck: 'live.stuck',
  flooded: 'live.flooded',
  failed: 'live.failed',
  left: 'live.left',
} as const satisfies Record<LiveState, LabelKey>;

/**
 * A value as an object that stays the same while its content does: what re-renders the
 * page should not run the demo afresh.
 */
function useStable<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}

/**
 * Runs a demo under edit in a sandboxed frame, which can be stopped and started again.
 * Its bar stays whatever becomes of the frame: the status in it is announced, and its
 * one button keeps the focus.
 */
export default function LiveFrame({
  demoId,
  program,
  settings,
  minHeight,
  fill = false,
  fault,
  onFault,
  onDrawn,
}: LiveFrameProps) {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<LiveState>('starting');
  const stableProgram = useStable(program);
  const stableSettings = useStable(settings);
  const isOn = state === 'starting' || state === 'running';

  const change = (next: LiveState) => {
    setState(next);
    if (next !== 'running') {
      onFault(undefined);
    }
    if (next !== 'running' && next !== 'starting') {
      onDrawn();
    }
  };
  const end = (reason: FrameEnd) => {
    if (root.current?.contains(document.activeElement)) {
      // The focus would go with the frame.
      button.current?.focus();
    }
    change(reason);
  };

  return (
    <div ref={root} className={fill ? styles.fill : undefined}>
      {isOn ? (
        <RunningFrame
          demoId={demoId}
          program={stableProgram}
          settings={stableSettings}
          minHeight={minHeight}
          fill={fill}
          isFaulty={fault !== undefined}
          onFault={onFault}
          onReady={() => change('running')}
          onRun={() => window.setTimeout(onDrawn, DRAWING)}
          onEnd={end}
        />
      ) : (
        <div className={styles.place} style={fill ? undefined : { minHeight }} />
      )}
      {/* Over the picture's end: below it, each fault would move the editor under the hands. */}
      <div className={styles.faults}>
        <LiveErrors fault={fault} />
      </div>
      <div className={styles.bar}>
        <span role="status">{t(LABELS[state])}</span>
        {isOn && <TraceSwitch demoId={demoId} />}
        <button
          ref={button}
          type="button"
          onClick={() => change(isOn ? 'stopped' : 'starting')}
        >
          {t(isOn ? 'live.stop' : 'live.start')}
        </button>
      </div>
    </div>
  );
}
