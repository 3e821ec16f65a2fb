import { useEffect } from 'react';
import {
  toSettings,
  getSettingsStore,
  overrideSettings,
} from '@site/plugins/settings/common';
import type { PlaygroundMessage, PlaygroundReady } from './playgroundUrl';

/** Follows the settings of the page that shows this document in a frame, and tells it when that begins. */
export function useFrameSettings(): void {
  useEffect(() => {
    const listener = ({ source, origin, data }: MessageEvent<PlaygroundMessage>) => {
      const isFromPage =
        source === window.parent &&
        source !== window &&
        origin === window.location.origin;
      if (isFromPage && data.type === 'settings') {
        overrideSettings(getSettingsStore(), {
          paletteColors: {},
          ...toSettings(data.settings, { paletteColors: {} }),
        });
      }
    };
    window.addEventListener('message', listener);
    if (window.parent !== window) {
      const ready: PlaygroundReady = { type: 'ready' };
      // Nothing in it is anyone's own, and the page may be of another site.
      window.parent.postMessage(ready, '*');
    }
    return () => window.removeEventListener('message', listener);
  }, []);
}
