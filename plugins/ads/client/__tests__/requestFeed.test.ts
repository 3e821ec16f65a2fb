import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { FeedRefusal, MAX_FEED_BYTES, requestFeed } from '../requestFeed';

/** Answers the feed's address in the way of the test; counts what it could send. */
let answer: http.RequestListener;
let server: http.Server;
let origin: string;
let paths: string[];

const answerWith =
  (status: number, body = '{}', headers = {}): http.RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

const request = () =>
  requestFeed(`${origin}/feed.json`, new AbortController().signal);

beforeAll(async () => {
  server = http.createServer((incoming, response) => {
    paths.push(incoming.url!);
    answer(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  paths = [];
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('reads what the feed says, however it is cut', async () => {
  answer = (_, response) => {
    const bytes = Buffer.from('[{"company":"墨水"}]');
    response.write(bytes.subarray(0, 14));
    setTimeout(() => response.end(bytes.subarray(14)), 20);
  };
  expect(await request()).toEqual([{ company: '墨水' }]);
});

it.each([400, 403, 404, 410, 429])('takes %i for an answer', async (status) => {
  answer = answerWith(status);
  await expect(request()).rejects.toThrow(FeedRefusal);
});

it.each([500, 503])('takes %i for a failure that may pass', async (status) => {
  answer = answerWith(status);
  const failure = await request().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(FeedRefusal);
});

it('takes what is no JSON for a failure that may pass', async () => {
  answer = answerWith(200, '{"ads":');
  await expect(request()).rejects.toThrow(SyntaxError);
});

it.each([301, 302, 307, 308])('follows no redirect of %i', async (status) => {
  answer = answerWith(status, '', { location: '/other.json' });
  await expect(request()).rejects.toThrow(FeedRefusal);
  expect(paths).toEqual(['/feed.json']);
});

it('reads a feed of the greatest length', async () => {
  const text = JSON.stringify('a'.repeat(MAX_FEED_BYTES - 2));
  answer = answerWith(200, text);
  expect(await request()).toHaveLength(MAX_FEED_BYTES - 2);
});

it('lets go of an answer without end', async () => {
  let sent = 0;
  const closed = new Promise<void>((resolve) => {
    answer = (_, response) => {
      const part = Buffer.alloc(64_000, 'a');
      const send = () => {
        sent += part.length;
        if (response.write(part)) {
          setImmediate(send);
        } else {
          response.once('drain', send);
        }
      };
      response.on('close', resolve);
      send();
    };
  });
  await expect(request()).rejects.toThrow('longer than 256000 bytes');
  await closed;
  // What the network's buffers hold comes on top.
  expect(sent).toBeLessThan(20_000_000);
});
