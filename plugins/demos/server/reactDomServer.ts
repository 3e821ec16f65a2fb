import type { PipeableStream } from 'react-dom/server';
import { renderToPipeableStream as render } from 'react-dom/server.node';
import './quietLicenseNotice';

/**
 * React's renderer without its outlining of large Suspense boundaries: beyond 12,800
 * bytes it moves completed content to the end of the document and puts it back by
 * script, so that a reader without JavaScript would see the fallback only.
 */
export function renderToPipeableStream(
  ...[children, options]: Parameters<typeof render>
): PipeableStream {
  return render(children, { ...options, progressiveChunkSize: Infinity });
}
