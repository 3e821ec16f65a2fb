import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { loadPortalConfig } from '../../../../config/portal';
import { createHostingRules } from '../../hosting/createHostingRules';
import { renderRulesFile, writeHostingFiles } from '../../hosting/hostingFiles';
import { createPortalServer } from '../createPortalServer';

const rules = createHostingRules({
  languages: [
    { name: 'en', baseUrl: '/' },
    { name: 'zh', baseUrl: '/zh/' },
  ],
  portal: loadPortalConfig({}),
  policy: "default-src 'self'",
  redirects: [],
  pages: ['/', '/x', '/x/a'],
});

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
  write('x/a.md', '# page a');
  write('zh/x/llms.txt', '列表');
  write('zh/index.html', '首页');
  write('zh/404.html', '未找到');
  write('assets/js/main.1234.js', 'script');
  write('live/index.html', 'frame');
  write('live/index.html.br', 'frame');
  write('live/frame.0123456789.js', 'script');
  write('x/a.md', '# Page a');
  fs.writeFileSync(path.join(dir, 'x/a.html.br'), zlib.brotliCompressSync('page a'));
  writeHostingFiles(dir, renderRulesFile(rules));
  write('search/en/files/names.0123456789.json', '{}');
  write('search/en/manifest.json', '{}');
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
    ['/..%2f..%2fetc/passwd', 400, 'This is no address.'],
    ['/x/%zz', 400, 'This is no address.'],
    ['/.hosting/rules.json', 404, 'not found'],
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

  it.each([
    ['/x/a.md', 'text/markdown; charset=utf-8'],
    ['/zh/x/llms.txt', 'text/plain; charset=utf-8'],
    ['/x/a', 'text/html; charset=utf-8'],
  ])('%s is sent as %s', async (pathname, type) => {
    const { headers } = await fetch(origin + pathname);
    expect(headers.get('content-type')).toBe(type);
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
    expect(await getCaching('/search/en/files/names.0123456789.json')).toContain(
      'immutable',
    );
    expect(await getCaching('/search/en/manifest.json')).toBe('no-cache');
    expect(await getCaching('/live/index.html')).toBe('no-cache');
    expect(await getCaching('/x/a')).toBe('no-cache');
  });

  it('sends the headers of the rules, as they are without https', async () => {
    const { headers } = await fetch(`${origin}/x/a`);
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it.each(['/live/', '/live/index', '/live/index.html', '/live/%69ndex'])(
    'sandboxes the frame at %s',
    async (pathname) => {
      const response = await fetch(origin + pathname);
      expect(await response.text()).toBe('frame');
      expect(response.headers.get('content-security-policy')).toMatch(/^sandbox /);
    },
  );

  it.each(['/live//index.html', '/live/index.html.br', '/live/./index.html'])(
    'has no frame at %s',
    async (pathname) => {
      const { port } = server.address() as AddressInfo;
      const [status] = await new Promise<[number | undefined]>((resolve) => {
        http.get({ port, path: pathname }, (response) => {
          response.resume();
          resolve([response.statusCode]);
        });
      });
      expect(status).toBe(404);
    },
  );

  it('sends them with a missing file as well, and does not let it be kept', async () => {
    const { status, headers } = await fetch(`${origin}/assets/js/gone.js`);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  it.each([
    ['/x/a', 'text/html; charset=utf-8'],
    ['/x/a.md', 'text/markdown; charset=utf-8'],
    ['/assets/js/main.1234.js', 'text/javascript; charset=utf-8'],
  ])('%s is %s', async (pathname, type) => {
    expect((await fetch(origin + pathname)).headers.get('content-type')).toBe(type);
  });

  it('sends the compressed copy to those who read it', async () => {
    const ask = (encoding: string) =>
      fetch(`${origin}/x/a`, { headers: { 'accept-encoding': encoding } });
    const compressed = await ask('br');
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
    expect(await compressed.text()).toBe('page a');
    expect((await ask('identity')).headers.has('content-encoding')).toBe(false);
  });

  it('takes no other method than GET and HEAD', async () => {
    const { status, headers } = await fetch(`${origin}/x/a`, { method: 'POST' });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });

  it('says what a build lacks that is not finished', () => {
    const unfinished = fs.mkdtempSync(path.join(os.tmpdir(), 'unfinished-'));
    fs.writeFileSync(path.join(unfinished, 'index.html'), '');
    expect(() => createPortalServer(unfinished)).toThrow(
      /is not finished: it lacks .*rules\.json\. Run "npm run build:finish"/,
    );
    fs.rmSync(unfinished, { recursive: true });
  });

  it('says how to make a build where there is none', () => {
    expect(() => createPortalServer(path.join(dir, 'nothing'))).toThrow(
      /There is no built portal in .*nothing. Run "npm run build" first/,
    );
  });
});
