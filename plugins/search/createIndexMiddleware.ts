import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

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
  const serve = sirv(buildDir, { dev: true });
  return (request, response, next) => {
    if (!request.url?.startsWith('/search/')) {
      next();
      return;
    }
    serve(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(
        'The last build has no such file. "npm run build" makes the index.',
      );
    });
  };
}
