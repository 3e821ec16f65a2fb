import path from 'node:path';
import { createTestFolder } from '@site/tests/jest/createTestFolder';
import { loadPortalConfig } from '../../config/portal';
import { finishBuild } from '../finish';
import { listBuiltPages } from '../../src/node/listBuiltPages';
import { openBuiltSite } from '../../src/node/openBuiltSite';

const portal = loadPortalConfig({});

const folder = createTestFolder();

function write(...files: string[]) {
  for (const file of files) {
    folder.write(file, '<!doctype html>');
  }
}

it('opens a build with its languages', () => {
  write('index.html', 'zh/index.html');
  expect(openBuiltSite(folder.dir, '.', portal).languages).toEqual([
    { name: 'en', baseUrl: '/', dir: folder.dir },
    { name: 'zh', baseUrl: '/zh/', dir: path.join(folder.dir, 'zh') },
  ]);
});

it('tells which language a build lacks', () => {
  write('index.html');
  expect(() => openBuiltSite(folder.dir, '.', portal)).toThrow(
    /lacks zh\. Run "npm run build", or set PORTAL_LANGUAGES/,
  );
});

it('lists each page once, in its language', () => {
  write(
    'index.html',
    'zhx/foo.html',
    '404.html',
    'x.html',
    'x/react-charts.html',
    'x/img.svg',
    'zh/index.html',
    'zh/404.html',
    'zh/x/react-charts.html',
  );
  const pages = listBuiltPages(openBuiltSite(folder.dir, '.', portal));
  expect(pages.map(({ route, language }) => `${language} ${route}`)).toEqual([
    'en /',
    'en /x',
    'en /x/react-charts',
    'en /zhx/foo',
    'zh /zh/',
    'zh /zh/x/react-charts',
  ]);
});

describe('finishing', () => {
  it('runs the steps in their order and says what each one did', async () => {
    write('index.html', 'zh/index.html');
    const lines: string[] = [];
    const done: string[] = [];
    await finishBuild(
      openBuiltSite(folder.dir, '.', portal),
      (line) => lines.push(line),
      [
        {
          finishSteps: [
            { name: 'first', run: async () => (done.push('first'), '2 files') },
          ],
        },
        {},
        {
          finishSteps: [
            { name: 'second', run: async () => (done.push('second'), '1 file') },
          ],
        },
      ],
    );
    expect(done).toEqual(['first', 'second']);
    expect(lines[0]).toMatch(/^first: 2 files \(\d+\.\d s\)$/);
  });

  it('names the step that failed and does no more', async () => {
    write('index.html', 'zh/index.html');
    const after = jest.fn();
    const finished = finishBuild(openBuiltSite(folder.dir, '.', portal), () => {}, [
      {
        finishSteps: [
          { name: 'search index', run: () => Promise.reject(new Error('no pages')) },
          { name: 'after', run: after },
        ],
      },
    ]);
    await expect(finished).rejects.toThrow('search index: no pages');
    expect(after).not.toHaveBeenCalled();
  });
});
