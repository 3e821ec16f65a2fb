import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { hashSources, readStoredFrame, writeStoredFrame } from '../frameCache';

let siteDir: string;
let dir: string;

function write(name: string, text: string) {
  return fs.writeFile(path.join(siteDir, name), text);
}

async function store(target = dir) {
  const draft = `${target}.draft`;
  await fs.mkdir(draft, { recursive: true });
  await fs.writeFile(path.join(draft, 'frame.js'), '');
  const sources = await hashSources(
    ['theme.ts', 'node_modules/react/index.js', '../elsewhere.ts', 'folder'].map(
      (name) => path.join(siteDir, name),
    ),
    siteDir,
  );
  await writeStoredFrame(draft, target, {
    scripts: ['frame.js'],
    bytes: 1,
    sources,
  });
}

beforeEach(async () => {
  siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'frame-'));
  dir = path.join(siteDir, 'cache/one');
  await write('theme.ts', 'blue');
});

afterEach(() => fs.rm(siteDir, { recursive: true }));

describe('the cache of frames', () => {
  it('gives back what was stored', async () => {
    expect(await readStoredFrame(dir, siteDir)).toBeUndefined();
    await store();
    expect(await readStoredFrame(dir, siteDir)).toEqual({
      dir,
      scripts: ['frame.js'],
      bytes: 1,
    });
  });

  it('keeps in mind the project’s own files', async () => {
    await store();
    const text = await fs.readFile(path.join(dir, 'frame.json'), 'utf8');
    const { sources } = JSON.parse(text) as { sources: Record<string, string> };
    expect(Object.keys(sources)).toEqual(['theme.ts']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a source has changed', () => write('theme.ts', 'red')],
    ['a source is gone', () => fs.rm(path.join(siteDir, 'theme.ts'))],
    ['a script is gone', () => fs.rm(path.join(dir, 'frame.js'))],
    ['the record is cut off', () => fs.truncate(path.join(dir, 'frame.json'), 20)],
    [
      'the record is another one',
      () => fs.writeFile(path.join(dir, 'frame.json'), '{}'),
    ],
  ])('gives nothing when %s', async (_, damage) => {
    await store();
    await damage();
    expect(await readStoredFrame(dir, siteDir)).toBeUndefined();
  });

  it('keeps the newest four builds', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      const target = path.join(siteDir, 'cache', name);
      await store(target);
      const time = new Date(2026, 0, 1, 0, 0, name.charCodeAt(0));
      await fs.utimes(target, time, time);
    }
    await store();
    expect((await fs.readdir(path.dirname(dir))).sort()).toEqual([
      'c',
      'd',
      'e',
      'one',
    ]);
  });
});
