import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration } from 'webpack';
import { sendFile } from '../../../src/node/sendFile';
import { FRAME_PATH } from '../common/frameAddress';
import type { BuiltFrame } from './frameCache';

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
  siteOrigin: string,
): Middleware {
  let latest: BuiltFrame | undefined;

  async function sendDocument(response: ServerResponse) {
    try {
      const { createDocument } = await import('./writeFrame');
      latest = await load();
      sendText(response, 200, createDocument(latest, siteOrigin));
    } catch (error) {
      console.error(error);
      sendText(response, 500, String(error));
    }
  }

  return (request, response, next) => {
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    if (!pathname.startsWith(FRAME_PATH)) {
      next();
      return;
    }
    const name = pathname.slice(FRAME_PATH.length);
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

interface DevServerConfig {
  devServer: {
    setupMiddlewares: (middlewares: { middleware: Middleware }[]) => never[];
  };
}

/**
 * Lets the development server answer for the frame, before its own fallback sends any
 * unknown address to the portal.
 *
 * Docusaurus has a function of the same name; merging joins the lists that both return.
 * This one adds to the list that it is handed, which the other returns, and returns
 * nothing of its own: else each step would run twice.
 */
export function createDevServerConfig(
  load: () => Promise<BuiltFrame>,
  siteOrigin: string,
): Configuration {
  const config: DevServerConfig = {
    devServer: {
      setupMiddlewares: (middlewares) => {
        middlewares.unshift({ middleware: createFrameMiddleware(load, siteOrigin) });
        return [];
      },
    },
  };
  // The bundler's types don't know the development server's part.
  return config as Configuration;
}
