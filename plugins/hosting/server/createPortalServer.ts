import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { sendFile } from '../../../src/node/sendFile';
import { compileRedirects, findRedirect } from '../hosting/compileRedirects';
import { loadHostingRules } from '../hosting/hostingFiles';
import { findHeaders, findNotFoundPage, isHidden } from '../hosting/matchAddress';
import type { HostingRules } from '../hosting/types';
import { findCopy, findFile } from './findFile';

/** The path of a request, decoded; undefined where it is none, badly encoded, or climbs. */
function parsePathname(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.split('?', 1)[0]!);
    const isPath =
      pathname.startsWith('/') &&
      !pathname.includes('\0') &&
      !pathname.split('/').includes('..');
    return isPath ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/** The headers that the rules have for an address, as they are without https. */
function listHeaders(rules: HostingRules, pathname: string): Record<string, string> {
  return Object.fromEntries(
    findHeaders(rules, pathname).flatMap(({ name, value }) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

function sendText(response: http.ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}

/** What the answers to a request are made of. */
interface Exchange {
  dir: string;
  rules: HostingRules;
  /** The request's path, decoded. */
  pathname: string;
  request: http.IncomingMessage;
  response: http.ServerResponse;
}

/** Sends the page of the address's language that says that there is no such page. */
async function sendNotFound({ dir, rules, pathname, response }: Exchange) {
  const address = findNotFoundPage(rules, pathname);
  let html;
  try {
    html = await fs.promises.readFile(path.join(dir, address));
  } catch {
    // The build is being made anew.
    sendText(response, 404, 'There is no such page.');
    return;
  }
  response.writeHead(404, {
    ...listHeaders(rules, address),
    'Content-Type': rules.types['.html'],
    'Content-Length': html.length,
  });
  response.end(html);
}

/** Sends the file of an address, with the headers that the rules have for that file. */
async function sendBuiltFile(exchange: Exchange, address: string) {
  const { dir, rules, request, response } = exchange;
  const copy = await findCopy(dir, address, request.headers['accept-encoding']);
  const type = rules.types[path.extname(address)];
  sendFile(
    request,
    response,
    {
      dir,
      file: copy.address,
      headers: {
        ...listHeaders(rules, address),
        ...copy.headers,
        ...(type && { 'Content-Type': type }),
      },
    },
    (status) => {
      if (status === 404) {
        void sendNotFound(exchange);
      } else {
        sendText(response, status, `${http.STATUS_CODES[status]}.`);
      }
    },
  );
}

async function answer(exchange: Exchange) {
  const { dir, rules, pathname } = exchange;
  const address = isHidden(rules, pathname)
    ? undefined
    : await findFile(dir, rules, pathname);
  await (address === undefined
    ? sendNotFound(exchange)
    : sendBuiltFile(exchange, address));
}

/** Ends an exchange that something unforeseen happened to; the server goes on. */
function fail(response: http.ServerResponse, error: unknown) {
  console.error(error);
  if (response.headersSent) {
    response.destroy();
  } else {
    sendText(response, 500, 'The server has a fault.');
  }
}

/**
 * Serves a finished build the way its hosts do: by the rules that lie in it, which the
 * files of the hosts are rendered from. Files are sent as they are at the time of the
 * request, so the build may be made anew under it.
 *
 * @param dir the build's folder
 * @returns a server that doesn't listen yet
 * @throws when there is no build in the folder, or one that was not finished
 */
export function createPortalServer(dir: string): http.Server {
  const rules = loadHostingRules(dir);
  const redirects = compileRedirects(rules);
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
      response.writeHead(301, { ...listHeaders(rules, pathname), location });
      response.end();
    } else {
      answer({ dir, rules, pathname, request, response }).catch((error: unknown) =>
        fail(response, error),
      );
    }
  });
}
