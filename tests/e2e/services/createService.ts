import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a service has got. */
export interface ReceivedRequest {
  method: string;
  /** Path and query. */
  url: URL;
  /** Text of the body; empty for none. */
  body: string;
  /** When it came, in milliseconds of {@link performance.now}. */
  time: number;
}

/** Answers one request; the service has set the headers of CORS. */
export type Answer = (
  request: ReceivedRequest,
  response: ServerResponse,
) => void | Promise<void>;

/** An HTTP server on this machine that plays an outside service. */
export interface Service {
  /** Its origin, without a trailing slash. */
  origin: string;
  /** What it has got so far, preflights left out. */
  requests: readonly ReceivedRequest[];
  /** Answers by another function from now on. */
  answer: (answer: Answer) => void;
  close: () => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** An answer of text or of JSON, with a status of 200 where none is given. */
export function answerWith(content: unknown, status = 200): Answer {
  const isText = typeof content === 'string';
  return (_request, response) => {
    response
      .writeHead(status, {
        'content-type': isText ? 'text/plain' : 'application/json',
      })
      .end(isText ? content : JSON.stringify(content));
  };
}

/** An answer of a script. */
export function answerWithScript(script: string): Answer {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  };
}

/**
 * Starts a service on a free port of this machine. It lets pages of any origin read its
 * answers, and keeps what it gets.
 *
 * @param answer 204 without content where left out
 */
export async function createService(
  answer: Answer = (_request, response) => void response.writeHead(204).end(),
): Promise<Service> {
  const requests: ReceivedRequest[] = [];
  let current = answer;
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    void readBody(request).then((body) => {
      const received = {
        method: request.method ?? 'GET',
        url: new URL(request.url ?? '/', 'http://localhost'),
        body,
        time: performance.now(),
      };
      requests.push(received);
      return current(received, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer(next) {
      current = next;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
