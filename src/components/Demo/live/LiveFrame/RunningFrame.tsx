import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  FrameMessage,
  LiveFault,
  LiveProgram,
  LiveSettings,
  PageMessage,
} from '@site/plugins/live-frame/client/messages';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { useFrameMessages } from './useFrameMessages';
import { useHeartbeat } from './useHeartbeat';
import styles from './styles.module.css';

/** Where the live-frame plugin puts the frame; one for all languages. */
const FRAME_ADDRESS = '/live/index.html';

/** Pause in the typing after which the code runs, in milliseconds. */
const DEBOUNCE = 150;

/** Time that a loaded frame has to report for work, in milliseconds. */
const START_LIMIT = 10_000;

/** From here on a demo scrolls in its frame; its code could ask for any height. */
const MAX_HEIGHT = 2000;

/** Why a frame has to go: it hangs, it didn't start, or its code took it elsewhere. */
export type FrameEnd = 'stuck' | 'failed' | 'left';

export interface RunningFrameProps {
  /** The same object until the code changes; a new one is run. */
  program: LiveProgram;
  /** The same object until a setting changes. */
  settings: LiveSettings;
  /** Height in pixels that the frame never goes below. */
  minHeight: number;
  /** Undefined when the code runs well again. */
  onFault: (fault: LiveFault | undefined) => void;
  onReady: () => void;
  onEnd: (reason: FrameEnd) => void;
}

/**
 * One life of the sandboxed frame. It has no origin, so that nothing in it reaches the
 * page or the site's storage; both sides talk by messages alone.
 */
export default function RunningFrame({
  program,
  settings,
  minHeight,
  onFault,
  onReady,
  onEnd,
}: RunningFrameProps) {
  const t = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [loads, setLoads] = useState(0);
  const [height, setHeight] = useState(minHeight);
  const latestSettings = useRef(settings);
  const hasRun = useRef(false);
  const isFaulty = useRef(false);

  const send = (message: PageMessage) =>
    frame.current?.contentWindow?.postMessage(message, '*');
  const fail = useEffectEvent(() => onEnd('failed'));
  const heard = useHeartbeat(
    ready,
    () => send({ type: 'ping' }),
    () => onEnd('stuck'),
  );

  useFrameMessages(frame, (message: FrameMessage) => {
    heard();
    if (message.type === 'ready') {
      setReady(true);
      onReady();
    } else if (message.type === 'error') {
      const { phase, message: text, file, line } = message;
      isFaulty.current = true;
      onFault({ phase, message: text, file, line });
    } else if (message.type === 'rendered') {
      isFaulty.current = false;
      setHeight(message.height);
      onFault(undefined);
    } else if (message.type === 'resized' && !isFaulty.current) {
      // A crashed demo is empty: its place stays, so that the page keeps still.
      setHeight(message.height);
    }
  });

  useEffect(() => {
    latestSettings.current = settings;
    if (ready) {
      send({ type: 'settings', settings });
    }
  }, [ready, settings]);

  useEffect(() => {
    if (!ready) {
      return undefined;
    }
    const timer = window.setTimeout(
      () => send({ type: 'run', program, settings: latestSettings.current }),
      hasRun.current ? DEBOUNCE : 0,
    );
    hasRun.current = true;
    return () => window.clearTimeout(timer);
  }, [ready, program]);

  useEffect(() => {
    if (loads === 0 || ready) {
      return undefined;
    }
    const timer = window.setTimeout(() => fail(), START_LIMIT);
    return () => window.clearTimeout(timer);
  }, [loads, ready]);

  return (
    <iframe
      ref={frame}
      src={FRAME_ADDRESS}
      sandbox="allow-scripts allow-forms"
      title={t('live.frame', { name: program.entry })}
      className={styles.frame}
      data-ready={ready}
      style={{ height: Math.min(Math.max(height, minHeight), MAX_HEIGHT) }}
      onLoad={() => {
        // The frame loads once. A second document is none of the portal's.
        if (loads > 0) {
          onEnd('left');
        }
        setLoads(loads + 1);
      }}
    />
  );
}
