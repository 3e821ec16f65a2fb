import fs from 'node:fs';
import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createPortalServer } from '../createPortalServer';

let dir: string;
let server: http.Server;
let origin: string;

function write(file: string, text: string) {
  const target = path.join(dir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  write('index.html', 'home');
  write('404.html', 'not found');
  write('x.html', 'docs');
  write('x/a.html', 'page a');
  write('zh/index.html', '首页');
  write('zh/404.html', '未找到');
  write('assets/js/main.1234.js', 'script');
  write('live/index.html', 'frame');
  write('live/frame.0123456789.js', 'script');
  server = createPortalServer(dir);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  fs.rmSync(dir, { recursive: true });
});

describe('createPortalServer', () => {
  it.each([
    ['/', 200, 'home'],
    ['/x', 200, 'docs'],
    ['/x/a', 200, 'page a'],
    ['/x/a?b=1', 200, 'page a'],
    ['/zh/', 200, '首页'],
    ['/x/b', 404, 'not found'],
    ['/zh/x/b', 404, '未找到'],
    ['/pt/x/b', 404, 'not found'],
    ['/..%2f..%2fetc/passwd', 404, 'not found'],
  ])('%s answers %i', async (pathname, status, text) => {
    const response = await fetch(origin + pathname);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
  });

  it.each([
    ['/en', '/'],
    ['/en/x/a?b=1', '/x/a?b=1'],
    ['/x/a/', '/x/a'],
    ['/zh', '/zh/'],
    ['/zh/x//', '/zh/x'],
  ])('%s is redirected to %s', async (pathname, location) => {
    const response = await fetch(origin + pathname, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
  });

  it('never redirects to another host', async () => {
    const response = await fetch(`${origin}//example.com/`, { redirect: 'manual' });
    expect(response.headers.get('location') ?? '/').not.toMatch(/^\/\//);
  });

  it('lets hashed files be kept for good, and nothing else', async () => {
    const getCaching = async (pathname: string) =>
      (await fetch(origin + pathname)).headers.get('cache-control');
    expect(await getCaching('/assets/js/main.1234.js')).toContain('immutable');
    expect(await getCaching('/live/frame.0123456789.js')).toContain('immutable');
    expect(await getCaching('/live/index.html')).toBe('no-cache');
    expect(await getCaching('/x/a')).toBe('no-cache');
  });

  it('says how to make a build where there is none', () => {
    expect(() => createPortalServer(path.join(dir, 'nothing'))).toThrow(
      /There is no built portal in .*nothing. Run "npm run build" first/,
    );
  });
});
