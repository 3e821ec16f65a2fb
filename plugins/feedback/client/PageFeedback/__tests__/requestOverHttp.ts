import { request } from 'node:http';

/** A `fetch` for jsdom, which has none: a real request to a server on this machine. */
export const requestOverHttp = ((
  url: string,
  { method, headers, body }: RequestInit,
) =>
  new Promise<Response>((resolve, reject) => {
    const sent = request(
      url,
      { method, headers: headers as Record<string, string> },
      (response) => {
        const { statusCode = 0 } = response;
        response.resume();
        const ok = statusCode >= 200 && statusCode < 300;
        resolve({ ok, status: statusCode } as Response);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  })) as typeof fetch;
