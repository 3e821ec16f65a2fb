import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { compileRedirects, findRedirect } from '../hosting/compileRedirects';
import { loadHostingRules } from '../hosting/hostingFiles';
import { findHeaders, findNotFoundPage, isHidden } from '../hosting/matchAddress';
import type { HostingRules } from '../hosting/types';

/** The path of a request, decoded; undefined where it is none, badly encoded, or climbs. */
function parsePathname(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.split('?', 1)[0]!);
    const isPath = pathname.startsWith('/') && !pathname.split('/').includes('..');
    return isPath ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/** Sets the headers that the rules have for an address, as they are without https. */
function setHeaders(
  rules: HostingRules,
  pathname: string,
  response: http.ServerResponse,
) {
  for (const { name, value } of findHeaders(rules, pathname)) {
    if (value !== undefined) {
      response.setHeader(name, value);
    }
  }
}

function sendText(response: http.ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}

/** Sends the page of the address's language that says that there is no such page. */
function sendNotFound(
  dir: string,
  rules: HostingRules,
  pathname: string,
  response: http.ServerResponse,
) {
  const address = findNotFoundPage(rules, pathname);
  const html = fs.readFileSync(path.join(dir, address));
  setHeaders(rules, address, response);
  response.writeHead(404, {
    'content-type': rules.types['.html'],
    'content-length': html.length,
  });
  response.end(html);
}

/**
 * Serves a finished build the way its hosts do: by the rules that lie in it, which the
 * files of the hosts are rendered from.
 *
 * @param dir the build's folder
 * @returns a server that doesn't listen yet
 * @throws when there is no build in the folder, or one that was not finished
 */
export function createPortalServer(dir: string): http.Server {
  const rules = loadHostingRules(dir);
  const redirects = compileRedirects(rules);
  const serveFile = sirv(dir, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      const type = rules.types[path.extname(pathname) || '.html'];
      if (type !== undefined) {
        response.setHeader('Content-Type', type);
      }
    },
  });
  return http.createServer((request, response) => {
    const url = request.url ?? '';
    const pathname = parsePathname(url);
    const location = findRedirect(redirects, url);
    if (pathname === undefined) {
      sendText(response, 400, 'This is no address.');
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'The portal answers GET and HEAD only.');
    } else if (location !== undefined) {
      setHeaders(rules, pathname, response);
      response.writeHead(301, { location });
      response.end();
    } else if (isHidden(rules, pathname)) {
      sendNotFound(dir, rules, pathname, response);
    } else {
      setHeaders(rules, pathname, response);
      serveFile(request, response, () =>
        sendNotFound(dir, rules, pathname, response),
      );
    }
  });
}
