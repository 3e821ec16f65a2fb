import { useEffect, useState, type RefObject } from 'react';
import type { PlaygroundContent } from '../../playgroundUrl';

/** From here on letters look like a poster's. */
const MAX_SCALE = 2.5;

/** A chart in less than this has no room for its axes, in pixels. */
const MIN_WIDTH = 320;

/**
 * How much a document is enlarged so that a chart of a fixed height fills a frame.
 *
 * @param frame its size, in pixels
 * @param height of the document's content; undefined while it is not known
 * @returns 1 where it fills the frame as it is
 */
export function toFillScale(
  frame: { width: number; height: number },
  height: number | undefined,
): number {
  if (height === undefined || height <= 0) {
    return 1;
  }
  const scale = Math.min(frame.height / height, frame.width / MIN_WIDTH, MAX_SCALE);
  return Math.max(Math.floor(scale * 100) / 100, 1);
}

/**
 * The scale at which the document of a frame fills it. It follows the frame's parent.
 *
 * @param active whether it may be enlarged; 1 where not
 */
export function useFillScale(
  frame: RefObject<HTMLIFrameElement | null>,
  active: boolean,
): number {
  const [height, setHeight] = useState<number>();
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const listener = ({ source, origin, data }: MessageEvent<PlaygroundContent>) => {
      const isFromFrame =
        source === frame.current?.contentWindow && origin === window.location.origin;
      if (isFromFrame && data.type === 'content' && Number.isFinite(data.height)) {
        setHeight(data.height);
      }
    };
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, [frame]);
  useEffect(() => {
    const parent = frame.current?.parentElement;
    if (height === undefined || !parent) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setSize({ width: parent.clientWidth, height: parent.clientHeight }),
    );
    observer.observe(parent);
    return () => observer.disconnect();
  }, [frame, height]);
  return active ? toFillScale(size, height) : 1;
}
