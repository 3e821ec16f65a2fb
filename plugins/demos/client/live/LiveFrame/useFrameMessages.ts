import { useEffect, useEffectEvent, type RefObject } from 'react';
import {
  readFrameMessage,
  type FrameMessage,
} from '../../../live-frame/client/messages';
import { createRateWatch } from './createRateWatch';

interface FrameListeners {
  /** Gets each message of the frame. */
  onMessage: (message: FrameMessage) => void;
  /** Called at each message above the limit per second, which is not read any more. */
  onFlood: () => void;
}

/** Calls back for the messages of a frame; those of any other window are ignored. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { onMessage, onFlood }: FrameListeners,
): void {
  const read = useEffectEvent((data: unknown) => {
    const message = readFrameMessage(data);
    if (message) {
      onMessage(message);
    }
  });
  const refuse = useEffectEvent(() => onFlood());
  useEffect(() => {
    const isTooMuch = createRateWatch();
    const listener = (event: MessageEvent) => {
      const sender = frame.current?.contentWindow;
      if (!sender || event.source !== sender) {
        return;
      }
      // What is no message counts as well: it costs the page as much.
      if (isTooMuch()) {
        refuse();
      } else {
        read(event.data);
      }
    };
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, [frame]);
}
