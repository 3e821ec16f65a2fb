import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { localizePath, parsePath } from '../../src/utils/paths';

/** File names that carry a hash of their content, so that they never change. */
const HASHED = /^\/(?:(?:[a-z]+\/)?assets\/|live\/.+\.[0-9a-f]{10}\.js$)/;

function redirect(response: http.ServerResponse, location: string) {
  response.writeHead(301, { location });
  response.end();
}

/** The address that a page is known by; a request by any other one is redirected to it. */
function getRightAddress({ pathname, search }: URL): string {
  const { language, canonical } = parsePath(pathname);
  return `${localizePath(canonical, language)}${search}`;
}

/** The 404 page of the language that the address is in. */
function sendNotFound(dir: string, pathname: string, response: http.ServerResponse) {
  const { language } = parsePath(pathname);
  const candidates = [
    path.join(dir, language, '404.html'),
    path.join(dir, '404.html'),
  ];
  const file = candidates.find((candidate) => fs.existsSync(candidate));
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(file === undefined ? 'Not found' : fs.readFileSync(file));
}

/**
 * Serves a built portal the way its host should: addresses without `.html`, `/en/…`
 * and trailing slashes redirected, a 404 page in the right language.
 *
 * @param dir the build's folder
 * @returns a server that doesn't listen yet
 * @throws when there is no build in the folder
 */
export function createPortalServer(dir: string): http.Server {
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    throw new Error(
      `There is no built portal in ${path.resolve(dir)}. Run "npm run build" first, or "npm run portal" for both.`,
    );
  }
  const serveFile = sirv(dir, {
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      response.setHeader(
        'cache-control',
        HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const address = getRightAddress(url);
    if (address !== `${url.pathname}${url.search}`) {
      redirect(response, address);
    } else {
      serveFile(request, response, () => sendNotFound(dir, url.pathname, response));
    }
  });
}
