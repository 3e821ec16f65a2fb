import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { createTestFolder } from '@site/tests/jest/createTestFolder';
import { listFiles } from '../../../../src/node/listFiles';
import { compressBuild } from '..';

const folder = createTestFolder();
const { write } = folder;

function list(): string[] {
  return listFiles(folder.dir).filter((name) => /\.(?:br|gz)$/.test(name));
}

const TEXT = 'A line that comes again and again.\n'.repeat(100);

it('writes copies that hold the same text', async () => {
  write('x/a.html', TEXT);
  expect(await compressBuild(folder.dir, 6)).toMatchObject({ files: 1 });
  const read = (ending: string) =>
    fs.readFileSync(path.join(folder.dir, `x/a.html${ending}`));
  expect(zlib.brotliDecompressSync(read('.br')).toString()).toBe(TEXT);
  expect(zlib.gunzipSync(read('.gz')).toString()).toBe(TEXT);
});

it('leaves alone what is small, compressed in itself, or hidden', async () => {
  write('small.html', 'A line.');
  write('picture.png', TEXT);
  write('.hosting/rules.json', TEXT);
  await compressBuild(folder.dir, 6);
  expect(list()).toEqual([]);
});

it('removes the copies of an earlier run that no longer fit', async () => {
  write('a.html', TEXT);
  write('b.html', TEXT);
  await compressBuild(folder.dir, 6);
  expect(list()).toHaveLength(4);
  write('b.html', 'A line.');
  await compressBuild(folder.dir, 6);
  expect(list()).toEqual(['a.html.br', 'a.html.gz']);
  await compressBuild(folder.dir, 0);
  expect(list()).toEqual([]);
});

it('writes the same bytes each time', async () => {
  write('a.html', TEXT);
  await compressBuild(folder.dir, 6);
  const first = list().map((name) => fs.readFileSync(path.join(folder.dir, name)));
  await compressBuild(folder.dir, 6);
  expect(list().map((name) => fs.readFileSync(path.join(folder.dir, name)))).toEqual(
    first,
  );
});
