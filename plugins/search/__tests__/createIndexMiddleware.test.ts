import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createIndexMiddleware } from '../createIndexMiddleware';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-index-'));
const middleware = createIndexMiddleware(path.join(dir, 'build'));
const server = http.createServer((request, response) =>
  middleware(request, response, () => response.end('next')),
);

async function get(address: string) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${address}`);
  return { status: response.status, text: await response.text() };
}

beforeAll(
  () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
);
afterAll(() => {
  server.close();
  fs.rmSync(dir, { recursive: true });
});

it('says how to make an index where there is no build', async () => {
  expect(await get('/search/en/manifest.json')).toEqual({
    status: 404,
    text: 'The last build has no such file. "npm run build" makes the index.',
  });
});

it('answers from a build that was made later', async () => {
  fs.mkdirSync(path.join(dir, 'build/search/en'), { recursive: true });
  fs.writeFileSync(path.join(dir, 'build/search/en/manifest.json'), '{}');
  expect(await get('/search/en/manifest.json')).toEqual({ status: 200, text: '{}' });
});

it('leaves all else of a build alone', async () => {
  fs.writeFileSync(path.join(dir, 'build/index.html'), 'built');
  expect(await get('/')).toEqual({ status: 200, text: 'next' });
});
