import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { JsonDocuments } from './json/createJsonDocuments';
import type { TypePages } from './typePages/createTypePages';
import { renderTypePage } from './typePages/writeTypePages';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** What a build writes as files beside the pages, by route. */
export interface PublishedFiles {
  json: JsonDocuments;
  typePages: TypePages;
}

/** The content of a published file, with its type. */
function readPublished(
  { json, typePages }: PublishedFiles,
  route: string,
): [type: string, content: string] | undefined {
  const document = json.get(route);
  if (document !== undefined) {
    return ['application/json; charset=utf-8', JSON.stringify(document)];
  }
  const page = typePages.get(route);
  return page && ['text/html; charset=utf-8', renderTypePage(page, undefined)];
}

/** Answers for the published files; any other request goes on to the next step. */
function createFilesMiddleware(
  getFiles: () => PublishedFiles | undefined,
  baseUrl: string,
): Middleware {
  return (request, response, next) => {
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    const files = getFiles();
    const [type, content] =
      (files &&
        pathname.startsWith(baseUrl) &&
        readPublished(files, `/${pathname.slice(baseUrl.length)}`)) ||
      [];
    if (type === undefined) {
      next();
      return;
    }
    response.writeHead(200, { 'content-type': type });
    response.end(content);
  };
}

/**
 * What the bundler has to know of the reference, for the browser's code. In production the
 * browser gets a page's data without its members' markup, which it finds in the page's
 * document. The development server answers for the files that a build writes beside the pages.
 *
 * @param dataDir folder of the pages' data
 */
export function createWebpackConfig(
  isServer: boolean,
  dataDir: string,
  ...files: Parameters<typeof createFilesMiddleware>
): Configuration {
  if (isServer) {
    return {};
  }
  const devServer = {
    // Merging joins the lists that such functions return: this one adds to the list that
    // it is handed, and returns nothing of its own.
    setupMiddlewares: (middlewares: { middleware: Middleware }[]): never[] => {
      middlewares.unshift({ middleware: createFilesMiddleware(...files) });
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
