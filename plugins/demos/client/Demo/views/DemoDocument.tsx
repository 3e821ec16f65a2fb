import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import { FILL_HASH } from '../../../common/fillHash';
import { useDemoSettings } from '../../useDemoSettings';
import {
  useSetting,
  type CodeStyling,
  fromSettings,
  type LinkSettings,
} from '@site/plugins/settings/common';
import {
  toPlaygroundUrl,
  type PlaygroundMessage,
  type PlaygroundReady,
} from '../../playgroundUrl';
import { useFillScale } from './useFillScale';
import styles from './styles.module.css';

interface DemoDocumentProps {
  id: string;
  title: string;
  styling?: CodeStyling;
  /** Whether the demo is to fill the frame, which fills its parent. */
  fill?: boolean;
  /** Whether a chart may be enlarged for that; a width to try out has to stay what it is. */
  enlarge?: boolean;
}

/** The settings that a demo's own document starts with. */
function useLinkSettings(): LinkSettings {
  const [mode] = useSetting('mode');
  return fromSettings({ mode, ...useDemoSettings() });
}

/**
 * Counts how often the frame's document has begun to listen. Before it does, and where it
 * could not be loaded, a message would be lost or fail.
 */
function useStarts(frame: RefObject<HTMLIFrameElement | null>): number {
  const [starts, setStarts] = useState(0);
  useEffect(() => {
    const listener = ({ source, origin, data }: MessageEvent<PlaygroundReady>) => {
      const isFromFrame =
        source === frame.current?.contentWindow && origin === window.location.origin;
      if (isFromFrame && data.type === 'ready') {
        setStarts((count) => count + 1);
      }
    };
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, [frame]);
  return starts;
}

/**
 * A demo in a document of its own. It starts with the page's settings, and is told of each
 * change: its address stays, so that it keeps its state.
 */
export default function DemoDocument({
  id,
  title,
  styling,
  fill = false,
  enlarge = false,
}: DemoDocumentProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const settings = useLinkSettings();
  const [src] = useState(
    () => `${toPlaygroundUrl(id, { styling, ...settings })}${fill ? FILL_HASH : ''}`,
  );
  const scale = useFillScale(frame, enlarge);
  const text = JSON.stringify(settings);
  const starts = useStarts(frame);
  useEffect(() => {
    if (starts === 0) {
      return;
    }
    const message: PlaygroundMessage = {
      type: 'settings',
      settings: JSON.parse(text) as LinkSettings,
    };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [text, starts]);
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      loading="lazy"
      className={clsx(styles.document, scale > 1 && styles.enlarged)}
      style={
        scale > 1 ? ({ '--fill-scale': String(scale) } as CSSProperties) : undefined
      }
    />
  );
}
