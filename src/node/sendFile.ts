import type { IncomingMessage, ServerResponse } from 'node:http';
import send, { type SendStream } from 'send';

/** A file, and what the answer says about it. */
export interface SentFile {
  /** The folder that it lies in, however deep. */
  dir: string;
  /** Its path below the folder, with slashes. */
  file: string;
  headers?: Readonly<Record<string, string>>;
}

/** Leaves nothing in the head of an answer that was said of the file. */
function clearHeaders(response: ServerResponse) {
  for (const name of response.getHeaderNames()) {
    // Of a part that is not there: how much there is.
    if (name !== 'content-range') {
      response.removeHeader(name);
    }
  }
}

/** Ends the connection where a file turns out to be shorter than was said. */
function watchLength(stream: SendStream, response: ServerResponse) {
  stream.on('stream', (source: NodeJS.ReadableStream & { bytesRead: number }) => {
    source.on('end', () => {
      if (source.bytesRead < Number(response.getHeader('Content-Length'))) {
        response.destroy();
      }
    });
  });
}

/**
 * Answers a request with a file, or with the part of it that is asked for. Nothing that
 * a client or the file system does throws: who goes away before the end leaves no open
 * file behind, and whose file vanishes in the middle is told by a broken connection.
 *
 * @param onFault answers where nothing could be sent: 404 for a file that isn't there, 416
 *   for a part that it doesn't have, 412 for a condition that it doesn't meet, 500 else
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { dir, file, headers = {} }: SentFile,
  onFault: (status: number) => void,
): void {
  const stream = send(request, encodeURIComponent(file), {
    root: dir,
    index: false,
    cacheControl: false,
  });
  stream.on('headers', () => {
    Object.entries(headers).forEach(([name, value]) =>
      response.setHeader(name, value),
    );
  });
  watchLength(stream, response);
  stream.on('directory', () => onFault(404));
  stream.on('error', ({ status }: { status: number }) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    clearHeaders(response);
    onFault(status);
  });
  stream.pipe(response);
}
