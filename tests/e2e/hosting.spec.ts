import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { HostingRules } from '../../plugins/hosting/hosting/types';
import { findHeaders } from '../../plugins/hosting/hosting/matchAddress';
import { expect, test } from './fixtures';
import { createHostingRequests, type HostingRequest } from './hostingRequests';

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Sends a request whose address nothing on the way has mended. */
function send(
  origin: string,
  { path: address, method = 'GET', headers }: HostingRequest,
) {
  const { hostname, port } = new URL(origin);
  return new Promise<Answer>((resolve, reject) => {
    http
      .request({ hostname, port, path: address, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      })
      .on('error', reject)
      .end();
  });
}

/**
 * The table of requests against the running server. `HOSTING_ORIGIN` names another one
 * that serves the same build, such as an nginx with its generated configuration.
 */
test.describe('the server', () => {
  for (const request of createHostingRequests()) {
    test(request.title, async ({ baseURL }) => {
      const { status, headers, body } = await send(
        process.env.HOSTING_ORIGIN ?? baseURL!,
        request,
      );
      expect(status).toBe(request.status);
      for (const [name, value] of Object.entries(request.answer ?? {})) {
        if (value === null) {
          expect(headers, name).not.toHaveProperty(name);
        } else if (typeof value === 'string') {
          expect(headers[name], name).toBe(value);
        } else {
          expect(headers[name], name).toMatch(value);
        }
      }
      if (request.body !== undefined) {
        expect(body).toMatch(request.body);
      }
    });
  }

  test('tells who has a file already that it is the same', async ({ baseURL }) => {
    const origin = process.env.HOSTING_ORIGIN ?? baseURL!;
    const page = { title: '', path: '/x/introduction', status: 200 };
    const first = await send(origin, page);
    const again = await send(origin, {
      ...page,
      headers: { 'if-none-match': first.headers.etag! },
    });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['cache-control']).toBe('no-cache');
  });
});

interface HostRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/** Reads a `_headers` file the way its hosts do. */
function readHeadersFile(): HostRule[] {
  return fs
    .readFileSync('build/_headers', 'utf8')
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [address = '', ...lines] = block.split('\n');
      const source = address
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*')
        .replace(/:[a-z]+/g, '[^/]+');
      return {
        pattern: new RegExp(`^${source}$`),
        headers: lines.map((line) => {
          const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
          return [name, value];
        }),
      };
    });
}

/** The address that a file of the build is sent for, such as `/x` for `x.html`. */
function toAddress(file: string): string {
  const name = `/${file.split(path.sep).join('/')}`;
  return name.startsWith('/live/')
    ? name
    : name.replace(/(?<=\/)index\.html$|\.html$/, '');
}

test.describe('the files of static hosts', () => {
  const addresses = fs
    .readdirSync('build', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) =>
      toAddress(path.relative('build', path.join(entry.parentPath, entry.name))),
    )
    .filter((address) => !/^\/(?:\.|_headers$|_redirects$)/.test(address));

  test('give every file of the build the headers that the server sends', () => {
    const rules = readHeadersFile();
    const table = JSON.parse(
      fs.readFileSync('build/.hosting/rules.json', 'utf8'),
    ) as HostingRules;
    const faults = addresses.flatMap((address) => {
      const own = rules
        .filter(({ pattern }) => pattern.test(address))
        .flatMap(({ headers }) =>
          headers.map(([name, value]) => `${name}: ${value}`),
        );
      const server = findHeaders(table, address).map(
        ({ name, value, secureValue }) => `${name}: ${secureValue ?? value}`,
      );
      return own.sort().join('\n') === server.sort().join('\n') ? [] : [address];
    });
    expect(addresses.length).toBeGreaterThan(500);
    expect(faults).toEqual([]);
  });

  test('lead where the server leads', async ({ baseURL }) => {
    const lines = fs.readFileSync('build/_redirects', 'utf8').trim().split('\n');
    const moved = lines
      .map((line) => line.split(' ') as [string, string, string])
      .filter(([, , status]) => status === '301');
    expect(moved.length).toBeGreaterThan(0);
    for (const [from, to] of moved) {
      const address = from.replace('*', 'some/Page');
      const { status, headers } = await send(baseURL!, {
        title: '',
        path: address,
        status: 301,
      });
      expect([address, status, headers.location]).toEqual([
        address,
        301,
        to.replace(':splat', 'some/Page'),
      ]);
    }
  });
});
