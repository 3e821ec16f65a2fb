import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { loadPortalConfig } from '../../config/portal';
import { createHostingRules } from '../../plugins/hosting/hosting/createHostingRules';
import {
  renderRulesFile,
  writeHostingFiles,
} from '../../plugins/hosting/hosting/hostingFiles';
import { ROOT } from './plantedSite';

/**
 * `npm run serve`, with few descriptors to spend, under what clients and the file system
 * can do to it: whatever that is, it goes on answering.
 */

const DESCRIPTORS = 1024;
const LARGE = 8 * 1024 * 1024;
const TEXT = '0123456789';

let dir: string;
let server: ChildProcess;
let output = '';
let port: number;

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

function get(
  address: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      port,
      host: '127.0.0.1',
      path: address,
      headers,
      agent: false,
    };
    http
      .get(options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      })
      .on('error', reject);
  });
}

/** Asks for a file and goes away as soon as the first bytes are there. */
function abort(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(`GET ${address} HTTP/1.1\r\nHost: portal\r\n\r\n`),
    );
    socket.once('data', () => socket.destroy());
    socket.once('close', () => resolve());
    socket.once('error', reject);
  });
}

async function start(): Promise<number> {
  // The shell sets the limit and becomes the server.
  const command = `ulimit -n ${DESCRIPTORS} && exec "$0" --import tsx scripts/serve.ts --port 0 --host 127.0.0.1 --dir "$1"`;
  server = spawn('sh', ['-c', command, process.execPath, dir], { cwd: ROOT });
  return new Promise((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part.toString();
      const [, found] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output) ?? [];
      if (found !== undefined) {
        resolve(Number(found));
      }
    };
    server.stdout!.on('data', read);
    server.stderr!.on('data', read);
    server.once('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
}

beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'served-'));
  const rules = createHostingRules({
    languages: [{ name: 'en', baseUrl: '/' }],
    portal: loadPortalConfig({}),
    policy: "default-src 'self'",
    redirects: [],
    pages: ['/'],
  });
  writeHostingFiles(dir, {
    ...renderRulesFile(rules),
    'index.html': 'home',
    '404.html': 'not found',
    'x.txt': TEXT,
    'empty.txt': '',
  });
  fs.writeFileSync(path.join(dir, 'large.bin'), Buffer.alloc(LARGE, 1));
  port = await start();
});

afterAll(() => {
  server.kill();
  fs.rmSync(dir, { recursive: true });
});

afterEach(async () => {
  expect({ ended: server.exitCode, output }).toMatchObject({ ended: null });
  expect((await get('/')).text).toBe('home');
});

it.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
  ['bytes=-5', 206, '56789', 'bytes 5-9/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
  ['bytes=9-5', 416, undefined, 'bytes */10'],
  ['bytes=10-', 416, undefined, 'bytes */10'],
  ['bytes=99999999999999999999-', 416, undefined, 'bytes */10'],
  ['bytes=-0', 416, undefined, 'bytes */10'],
  ['bytes=a-b', 416, undefined, 'bytes */10'],
  ['bytes=', 416, undefined, 'bytes */10'],
  ['bytes=0-1,4-5', 200, TEXT, undefined],
  ['lines=1-2', 200, TEXT, undefined],
])('the range %s answers %i', async (range, status, text, part) => {
  const answer = await get('/x.txt', { range });
  expect(answer.status).toBe(status);
  expect(answer.headers['content-range']).toBe(part);
  if (text !== undefined) {
    expect(answer.text).toBe(text);
  }
});

it('a range of an empty file ends nothing', async () => {
  expect((await get('/empty.txt', { range: 'bytes=0-0' })).status).toBe(416);
  expect(await get('/empty.txt')).toMatchObject({ status: 200, text: '' });
});

it('an answer without the file says nothing of the file', async () => {
  const { headers } = await get('/x.txt', { range: 'bytes=10-' });
  expect(headers).not.toHaveProperty('etag');
  expect(headers).not.toHaveProperty('cache-control');
  const failed = await get('/x.txt', { 'if-match': '"other"' });
  expect(failed.status).toBe(412);
});

it('downloads that are broken off leave no file open', async () => {
  for (let round = 0; round < 60; round += 1) {
    await Promise.all(Array.from({ length: 20 }, () => abort('/large.bin')));
  }
  expect((await get('/x.txt')).text).toBe(TEXT);
});

it('a file that vanishes is missing, and one that comes is there', async () => {
  const file = path.join(dir, 'later.txt');
  expect((await get('/later.txt')).status).toBe(404);
  fs.writeFileSync(file, 'later');
  expect((await get('/later.txt')).text).toBe('later');
  fs.writeFileSync(file, 'much later');
  expect((await get('/later.txt')).text).toBe('much later');
  fs.rmSync(file);
  expect((await get('/later.txt')).status).toBe(404);
});

it('files that change while they are sent end no other answer', async () => {
  const file = path.join(dir, 'changing.bin');
  for (let round = 0; round < 30; round += 1) {
    fs.writeFileSync(file, Buffer.alloc(LARGE, 1));
    const answers = [1, 2, 3].map(() => get('/changing.bin').catch(() => undefined));
    await get('/x.txt');
    fs.writeFileSync(file, 'short');
    fs.rmSync(file);
    await Promise.all(answers);
  }
});

it('a build that is removed under it answers 404', async () => {
  fs.renameSync(dir, `${dir}-away`);
  expect((await get('/x.txt')).status).toBe(404);
  fs.renameSync(`${dir}-away`, dir);
});

it.each(['/x.txt%00', '/x.txt\\..', '/%5c%5cevil.test', '/x.txt/..;/a'])(
  'the address %s ends nothing',
  async (address) => {
    expect((await get(address)).status).toBeGreaterThanOrEqual(400);
  },
);
