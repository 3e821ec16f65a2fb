/** @jest-environment jsdom */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, renderHook, waitFor } from '@testing-library/react';
import { ANSWERS_STORAGE_NAME } from '../answers';
import { requestOverHttp } from './requestOverHttp';
import { useFeedback } from '../useFeedback';

const ABOUT = { page: '/x/react-charts/bars', language: 'zh', version: '8.29.3' };
const PATH = '/zh/x/react-charts/bars';

let server: Server;
let status: number;
let received: { method?: string; type?: string; body: unknown }[];
let url: string;

beforeEach(async () => {
  window.localStorage.clear();
  globalThis.fetch = requestOverHttp;
  status = 204;
  received = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push({
        method: request.method,
        type: request.headers['content-type'],
        body: JSON.parse(text),
      });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feedback`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

function renderFeedback(to: string | undefined = url, path = PATH) {
  return renderHook(
    (props: { path: string }) =>
      useFeedback({ path: props.path, url: to, about: ABOUT }),
    { initialProps: { path } },
  ).result;
}

function readStored() {
  return JSON.parse(window.localStorage.getItem(ANSWERS_STORAGE_NAME) ?? '{}');
}

describe('without an address', () => {
  it('keeps the answer, per page, and lets it be changed', () => {
    const hook = renderHook(
      ({ path }) => useFeedback({ path, url: undefined, about: ABOUT }),
      { initialProps: { path: PATH } },
    );
    expect(hook.result.current).toMatchObject({ answer: undefined, state: 'open' });
    act(() => hook.result.current.choose('yes'));
    expect(hook.result.current).toMatchObject({ answer: 'yes', state: 'kept' });
    act(() => hook.result.current.choose('no'));
    expect(readStored()).toEqual({ [PATH]: 'no' });
    hook.rerender({ path: '/x' });
    expect(hook.result.current).toMatchObject({ answer: undefined, state: 'open' });
    expect(received).toEqual([]);
  });

  for (const [name, text] of [
    ['text that is no JSON', '{'],
    ['a list', '["yes"]'],
    ['another answer', JSON.stringify({ [PATH]: 'maybe' })],
  ]) {
    it(`counts ${name} in the storage as no answer`, () => {
      window.localStorage.setItem(ANSWERS_STORAGE_NAME, text!);
      const hook = renderFeedback(undefined);
      expect(hook.current.answer).toBeUndefined();
      act(() => hook.current.choose('yes'));
      expect(readStored()).toMatchObject({ [PATH]: 'yes' });
    });
  }
});

describe('with an address', () => {
  it('sends the answer, then a comment, as JSON', async () => {
    const hook = renderFeedback();
    act(() => hook.current.choose('no'));
    expect(hook.current.state).toBe('sending');
    await waitFor(() => expect(hook.current.state).toBe('sent'));
    act(() => hook.current.send('More examples'));
    await waitFor(() => expect(received).toHaveLength(2));
    await waitFor(() => expect(hook.current.state).toBe('sent'));
    expect(received).toEqual([
      {
        method: 'POST',
        type: 'application/json',
        body: { ...ABOUT, answer: 'no' },
      },
      {
        method: 'POST',
        type: 'application/json',
        body: { ...ABOUT, answer: 'no', comment: 'More examples' },
      },
    ]);
  });

  it('keeps an answer that a server refuses, and sends it again', async () => {
    status = 503;
    const hook = renderFeedback();
    act(() => hook.current.choose('yes'));
    await waitFor(() => expect(hook.current.state).toBe('failed'));
    expect(hook.current.answer).toBe('yes');
    expect(readStored()).toEqual({ [PATH]: 'yes' });
    status = 204;
    act(() => hook.current.send());
    await waitFor(() => expect(hook.current.state).toBe('sent'));
  });

  it('keeps an answer when nobody listens', async () => {
    await new Promise((resolve) => server.close(resolve));
    const hook = renderFeedback();
    act(() => hook.current.choose('yes'));
    await waitFor(() => expect(hook.current.state).toBe('failed'));
    expect(readStored()).toEqual({ [PATH]: 'yes' });
  });
});
