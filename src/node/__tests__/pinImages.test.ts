import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchDigest, pinImages } from '../pinImages';

const DIGEST = `sha256:${'ab'.repeat(32)}`;

/** A registry that wants a token, as Docker Hub does. */
let server: http.Server;
let origin: string;

beforeAll(async () => {
  server = http.createServer(({ url, headers, method }, response) => {
    const { pathname, searchParams } = new URL(url!, origin);
    if (pathname === '/token') {
      const isAsked =
        searchParams.get('scope') === 'repository:library/node:pull' &&
        searchParams.get('service') === 'registry';
      response.end(JSON.stringify({ token: isAsked ? 'secret' : 'none' }));
    } else if (headers.authorization !== 'Bearer secret') {
      response.setHeader(
        'www-authenticate',
        `Bearer realm="${origin}/token",service="registry",scope="repository:library/node:pull"`,
      );
      response.writeHead(401).end();
    } else if (method === 'HEAD' && pathname === '/v2/library/node/manifests/24') {
      response.setHeader('docker-content-digest', DIGEST);
      response.end();
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

it('asks a registry for the digest of a tag', async () => {
  expect(await fetchDigest('library/node', '24', origin)).toBe(DIGEST);
});

it('says which image a registry has not', async () => {
  await expect(fetchDigest('library/node', '5', origin)).rejects.toThrow(
    `${origin}/v2/library/node/manifests/5 answered 404: check the image's name and tag`,
  );
});

it('pins each image of a Containerfile, anew where it is pinned', async () => {
  const text = [
    '# FROM docker.io/library/other:1',
    'FROM docker.io/library/node:24-bookworm AS build',
    'RUN npm ci',
    `FROM docker.io/library/debian:bookworm-slim@sha256:${'cd'.repeat(32)}`,
    'COPY --from=build /a /b',
    '',
  ].join('\n');
  const pinned = await pinImages(
    text,
    async (repository, tag) => `sha256:${repository.length}${tag.length}`,
  );
  expect(pinned).toBe(
    [
      '# FROM docker.io/library/other:1',
      'FROM docker.io/library/node:24-bookworm@sha256:1211 AS build',
      'RUN npm ci',
      'FROM docker.io/library/debian:bookworm-slim@sha256:1413',
      'COPY --from=build /a /b',
      '',
    ].join('\n'),
  );
});
