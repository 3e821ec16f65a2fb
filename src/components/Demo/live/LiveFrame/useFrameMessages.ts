import { useEffect, useEffectEvent, type RefObject } from 'react';
import {
  readFrameMessage,
  type FrameMessage,
} from '@site/plugins/live-frame/client/messages';

/** Calls back for each message of a frame; those of any other window are ignored. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: FrameMessage) => void,
): void {
  const receive = useEffectEvent(({ source, data }: MessageEvent) => {
    const message =
      source !== null && source === frame.current?.contentWindow
        ? readFrameMessage(data)
        : undefined;
    if (message) {
      onMessage(message);
    }
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}
