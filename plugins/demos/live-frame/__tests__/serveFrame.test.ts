import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {
  createDevServerConfig,
  createFrameMiddleware,
  type Middleware,
} from '../serveFrame';
// Loads MUI, which takes longer than a test may.
import '../writeFrame';

const SITE_ORIGIN = 'https://docs.example.com';

let dir: string;
let server: http.Server | undefined;
const load = jest.fn();

async function get(pathname: string) {
  const { port } = server?.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${pathname}`);
  return { status: response.status, text: await response.text() };
}

beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'serve-'));
  await fs.writeFile(path.join(dir, 'frame.1.js'), 'script');
  load.mockReset().mockResolvedValue({ dir, scripts: ['frame.1.js'], bytes: 6 });
  const middleware = createFrameMiddleware(load, SITE_ORIGIN);
  server = http.createServer((request, response) =>
    middleware(request, response, () => response.end('the portal')),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await new Promise((resolve) => server?.close(resolve));
  await fs.rm(dir, { recursive: true });
});

describe('the frame of the development server', () => {
  it('is not built before its document is asked for', async () => {
    expect((await get('/x/introduction')).text).toBe('the portal');
    expect(load).not.toHaveBeenCalled();
    const { status, text } = await get('/live/index.html');
    expect(status).toBe(200);
    expect(text).toContain('src="/live/frame.1.js"');
    expect(await get('/live/frame.1.js')).toEqual({ status: 200, text: 'script' });
    expect(await get('/live/frame.2.js')).toMatchObject({ status: 404 });
  });

  it('says why it does not build', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    load.mockRejectedValue(new Error('No module "x".'));
    expect(await get('/live/')).toEqual({
      status: 500,
      text: 'Error: No module "x".',
    });
    error.mockRestore();
  });

  it('answers before the server’s own steps, and adds nothing else', () => {
    const { devServer } = createDevServerConfig(load, SITE_ORIGIN) as {
      devServer: {
        setupMiddlewares: (list: { middleware: Middleware }[]) => unknown[];
      };
    };
    const own = { middleware: jest.fn() };
    const list = [own];
    expect(devServer.setupMiddlewares(list)).toEqual([]);
    expect(list).toHaveLength(2);
    expect(list[1]).toBe(own);
  });
});
