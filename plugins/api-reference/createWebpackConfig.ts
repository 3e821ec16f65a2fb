import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { JsonDocuments } from './json/createJsonDocuments';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

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
 * What the bundler has to know of the reference, for the browser's code. In production the
 * browser gets a page's data without its members' markup, which it finds in the page's
 * document. The development server answers for the documents that a build writes as files.
 *
 * @param dataDir folder of the pages' data
 */
export function createWebpackConfig(
  isServer: boolean,
  dataDir: string,
  ...documents: Parameters<typeof createJsonMiddleware>
): Configuration {
  if (isServer) {
    return {};
  }
  const devServer = {
    // Merging joins the lists that such functions return: this one adds to the list that
    // it is handed, and returns nothing of its own.
    setupMiddlewares: (middlewares: { middleware: Middleware }[]): never[] => {
      middlewares.unshift({ middleware: createJsonMiddleware(...documents) });
      return [];
    },
  };
  const rules = [
    {
      test: /\.json$/,
      include: dataDir,
      use: path.join(__dirname, 'markupLoader.js'),
    },
  ];
  const isProduction = process.env.NODE_ENV === 'production';
  // The bundler's types don't know the development server's part.
  return { ...(isProduction && { module: { rules } }), devServer } as Configuration;
}
