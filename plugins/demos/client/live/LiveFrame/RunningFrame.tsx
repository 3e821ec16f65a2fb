import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FILL_HASH } from '../../../common/fillHash';
import { FRAME_PATH } from '../../../common/frameAddress';
import type {
  FrameMessage,
  LiveFault,
  LiveProgram,
  LiveSettings,
  PageMessage,
} from '../../../live-frame/client/messages';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { useTraceLink } from '../trace/useTraceLink';
import { useFrameHeight } from './useFrameHeight';
import { useFrameMessages } from './useFrameMessages';
import { useHeartbeat } from './useHeartbeat';
import { useLoadWatch } from './useLoadWatch';
import { useProgramSender } from './useProgramSender';
import styles from './styles.module.css';

/**
 * Why a frame has to go: it hangs, it sends too much, it didn't start, or its code took
 * it elsewhere.
 */
export type FrameEnd = 'stuck' | 'flooded' | 'failed' | 'left';

export interface RunningFrameProps {
  demoId: string;
  /** The same object until the code changes; a new one is run. */
  program: LiveProgram;
  /** The same object until a setting changes. */
  settings: LiveSettings;
  /** Height in pixels that the frame never goes below. */
  minHeight: number;
  /** Whether the frame takes the height that its parent leaves, not its content's. */
  fill: boolean;
  /** Whether what is seen is the last good picture, and not what the code says. */
  isFaulty: boolean;
  /** Gets each fault of the code, and undefined at the start and after a good run. */
  onFault: (fault: LiveFault | undefined) => void;
  onReady: () => void;
  /** Called when a run has rendered or has failed to. */
  onRun: () => void;
  onEnd: (reason: FrameEnd) => void;
}

/**
 * One life of the sandboxed frame. It has no origin, so that nothing in it reaches the
 * page or the site's storage; both sides talk by messages alone.
 */
export default function RunningFrame({
  demoId,
  program,
  settings,
  minHeight,
  fill,
  isFaulty,
  onFault,
  onReady,
  onRun,
  onEnd,
}: RunningFrameProps) {
  const t = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const isCrashed = useRef(false);
  const [ready, setReady] = useState(false);
  const [height, askHeight] = useFrameHeight(minHeight);
  const handleLoad = useLoadWatch(ready, onEnd);

  // What an earlier frame said must not stay over sound code.
  const forgetFault = useEffectEvent(() => onFault(undefined));
  useEffect(() => forgetFault(), []);

  const send = (message: PageMessage) =>
    frame.current?.contentWindow?.postMessage(message, '*');
  useProgramSender({ ready, program, settings }, send);
  const handlePointed = useTraceLink(demoId, ready, send);
  const heard = useHeartbeat(
    ready,
    () => send({ type: 'ping' }),
    () => onEnd('stuck'),
  );

  const handleMessage = (message: FrameMessage) => {
    if (message.type === 'ready') {
      setReady(true);
      onReady();
    } else if (message.type === 'pong') {
      heard();
    } else if (message.type === 'error') {
      const { phase, message: text, file, line } = message;
      isCrashed.current = true;
      onFault({ phase, message: text, file, line });
      onRun();
    } else if (message.type === 'rendered') {
      isCrashed.current = false;
      askHeight(message.height);
      onFault(undefined);
      onRun();
    } else if (message.type === 'pointed') {
      handlePointed(message);
    } else if (!isCrashed.current) {
      // Of a crashed demo there is a picture: its place stays, so that the page keeps still.
      askHeight(message.height);
    }
  };
  useFrameMessages(frame, {
    onMessage: handleMessage,
    // At once: a render in its turn would wait behind all that has come already.
    onFlood: () => flushSync(() => onEnd('flooded')),
  });

  return (
    <iframe
      ref={frame}
      src={`${FRAME_PATH}index.html${fill ? FILL_HASH : ''}`}
      sandbox="allow-scripts allow-forms"
      title={t('live.frame', { name: program.entry })}
      className={styles.frame}
      data-ready={ready}
      data-faulty={isFaulty}
      style={fill ? undefined : { height }}
      onLoad={handleLoad}
    />
  );
}
