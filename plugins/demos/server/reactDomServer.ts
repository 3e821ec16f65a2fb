import type { PipeableStream } from 'react-dom/server';
import { renderToPipeableStream as render } from 'react-dom/server.node';

const MISSING_KEY_NOTICE = 'MUI X: Missing license key.';

const { error } = console;

/**
 * A build without a license key is a normal one: the components say so by their
 * watermark. Their notice on the console, once per worker, is left out of the build's
 * log; every other message passes.
 */
console.error = (...args: unknown[]) => {
  const isNotice =
    typeof args[0] === 'string' && args[0].includes(MISSING_KEY_NOTICE);
  if (!isNotice) {
    error(...args);
  }
};

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
