import { useEffect, useEffectEvent, useRef } from 'react';
import type {
  LiveProgram,
  LiveSettings,
  PageMessage,
} from '../../../live-frame/client/messages';

/** Pause in the typing after which the code runs, in milliseconds. */
const DEBOUNCE = 150;

interface SentProgram {
  /** Whether the frame has started; nothing is sent before. */
  ready: boolean;
  /** The same object until the code changes. */
  program: LiveProgram;
  /** The same object until a setting changes. */
  settings: LiveSettings;
}

/**
 * Sends settings to a frame as they change, and a program once the typing pauses: the
 * first one at once.
 */
export function useProgramSender(
  { ready, program, settings }: SentProgram,
  send: (message: PageMessage) => void,
): void {
  const hasRun = useRef(false);
  const post = useEffectEvent((message: PageMessage) => send(message));
  const run = useEffectEvent(() => send({ type: 'run', program, settings }));

  useEffect(() => {
    if (ready) {
      post({ type: 'settings', settings });
    }
  }, [ready, settings]);

  useEffect(() => {
    if (!ready) {
      return undefined;
    }
    const timer = window.setTimeout(() => run(), hasRun.current ? DEBOUNCE : 0);
    hasRun.current = true;
    return () => window.clearTimeout(timer);
  }, [ready, program]);
}
