import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendFile } from '../../../src/node/sendFile';
import type { BuiltFrame } from './types';
import { createDocument, type FrameAddress } from './writeFrame';

/** A step of the development server. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

function sendText(response: ServerResponse, status: number, text: string) {
  const type = status === 200 ? 'text/html' : 'text/plain';
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
  });
  response.end(text);
}

/**
 * The frame for the development server. It is built at the first request, so that the
 * start of the server doesn't wait for it, and again after a change, when its document
 * is asked for.
 *
 * @param load loads the frame, from the cache where it can
 */
export function createFrameMiddleware(
  load: () => Promise<BuiltFrame>,
  address: FrameAddress,
): Middleware {
  let latest: BuiltFrame | undefined;

  async function sendDocument(response: ServerResponse) {
    try {
      latest = await load();
      sendText(response, 200, createDocument(latest, address));
    } catch (error) {
      console.error(error);
      sendText(response, 500, String(error));
    }
  }

  return (request, response, next) => {
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    if (!pathname.startsWith(address.publicPath)) {
      next();
      return;
    }
    const name = pathname.slice(address.publicPath.length);
    if (name === '' || name === 'index.html') {
      void sendDocument(response);
    } else if (latest === undefined) {
      sendText(response, 404, 'Load the frame’s document first.');
    } else {
      sendFile(
        request,
        response,
        { dir: latest.dir, file: name, headers: { 'Cache-Control': 'no-cache' } },
        (status) => sendText(response, status, `The frame has no file ${name}.`),
      );
    }
  };
}
