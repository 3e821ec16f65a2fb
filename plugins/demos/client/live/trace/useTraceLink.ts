import { useEffect, useEffectEvent } from 'react';
import type { FrameMessage, PageMessage } from '../../../live-frame/client/messages';
import { changeTrace, useTrace } from './traces';
import { useTraceSwitch } from './useTraceSwitch';

/**
 * Tells a frame what to mark of its demo, while there is an editor and the reader wants it.
 *
 * @param ready whether the frame has started
 * @returns what to call when the frame tells what the pointer is at
 */
export function useTraceLink(
  demoId: string,
  ready: boolean,
  send: (message: PageMessage) => void,
): (message: Extract<FrameMessage, { type: 'pointed' }>) => void {
  const { isEditing, place } = useTrace(demoId);
  const [isWanted] = useTraceSwitch();
  const on = isEditing && isWanted;
  const post = useEffectEvent((message: PageMessage) => send(message));
  useEffect(() => {
    if (ready && on) {
      post({ type: 'trace', on, place });
    }
  }, [ready, on, place]);
  useEffect(() => {
    if (!ready || !on) {
      return undefined;
    }
    return () => post({ type: 'trace', on: false });
  }, [ready, on]);
  return ({ lines, isPick }) => {
    if (on) {
      changeTrace(demoId, { lines: lines && { ...lines, isPick } });
    }
  };
}
