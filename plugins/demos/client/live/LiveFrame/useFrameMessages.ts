import { useEffect, useEffectEvent, type RefObject } from 'react';
import {
  readFrameMessage,
  type FrameMessage,
} from '../../../live-frame/client/messages';

/** Messages per second that a page bears: more than one per frame of a fast screen. */
export const LIMIT = 200;

/** The stretch of time that messages are counted in, in milliseconds. */
const SECOND = 1000;

/**
 * Creates the question to ask at each message of a frame: are there too many of them?
 * The count begins anew with the first message after a second.
 *
 * @param now the time in milliseconds
 * @returns a function that counts one more message; it returns true above the limit
 */
export function createRateWatch(
  now: () => number = () => performance.now(),
): () => boolean {
  let start = -Infinity;
  let count = 0;
  return () => {
    const time = now();
    if (time - start >= SECOND) {
      start = time;
      count = 0;
    }
    count += 1;
    return count > LIMIT;
  };
}

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
