import { useEffect, type RefObject } from 'react';
import type { PlaygroundContent } from './playgroundUrl';

/** A chart's picture: its height is that of a prop, which no style sheet can change. */
const CHART = '.demo .MuiChartsSurface-root';

/** Height of an element's children with its padding: without the room that they leave. */
function measureContent(main: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(main);
  const demo = main.querySelector('.demo')!.getBoundingClientRect();
  return demo.height + parseFloat(paddingTop) + parseFloat(paddingBottom);
}

/**
 * Tells the page that shows this document in a frame how high a demo with a chart is, once
 * the chart is there.
 *
 * @param active whether that page wants to know
 */
export function useReportedContent(
  main: RefObject<HTMLElement | null>,
  active: boolean,
): void {
  useEffect(() => {
    if (!active || window.parent === window) {
      return undefined;
    }
    const element = main.current!;
    const report = () => {
      if (element.querySelector(CHART) === null) {
        return;
      }
      observer.disconnect();
      const height = measureContent(element);
      const message: PlaygroundContent = { type: 'content', height };
      window.parent.postMessage(message, window.location.origin);
    };
    const observer = new MutationObserver(report);
    observer.observe(element, { childList: true, subtree: true });
    report();
    return () => observer.disconnect();
  }, [main, active]);
}
