import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendFile } from '../../src/node/sendFile';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Answers for the search index out of the last build, as it is at the time of the request;
 * what that does not have is a 404, which the search understands.
 *
 * @param buildDir the build's folder, which need not exist
 */
export function createIndexMiddleware(buildDir: string): Middleware {
  return (request, response, next) => {
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    if (!pathname.startsWith('/search/')) {
      next();
      return;
    }
    sendFile(
      request,
      response,
      { dir: buildDir, file: pathname, headers: { 'Cache-Control': 'no-cache' } },
      (status) => {
        response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(
          'The last build has no such file. "npm run build" makes the index.',
        );
      },
    );
  };
}
