import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration } from 'webpack';
import type { JsonDocuments } from './createJsonDocuments';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

interface DevServerConfig {
  devServer: {
    setupMiddlewares: (middlewares: { middleware: Middleware }[]) => never[];
  };
}

/** Answers for the documents; any other request goes on to the next step. */
export function createJsonMiddleware(
  getDocuments: () => JsonDocuments | undefined,
  baseUrl: string,
): Middleware {
  return (request, response, next) => {
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    const document = pathname.startsWith(baseUrl)
      ? getDocuments()?.get(`/${pathname.slice(baseUrl.length)}`)
      : undefined;
    if (document === undefined) {
      next();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(document));
  };
}

/**
 * Lets the development server answer for the documents, which a build writes as files.
 *
 * Merging joins the lists that such functions return: this one adds to the list that it
 * is handed, and returns nothing of its own.
 */
export function createDevServerConfig(
  getDocuments: () => JsonDocuments | undefined,
  baseUrl: string,
): Configuration {
  const config: DevServerConfig = {
    devServer: {
      setupMiddlewares: (middlewares) => {
        middlewares.unshift({
          middleware: createJsonMiddleware(getDocuments, baseUrl),
        });
        return [];
      },
    },
  };
  // The bundler's types don't know the development server's part.
  return config as Configuration;
}
