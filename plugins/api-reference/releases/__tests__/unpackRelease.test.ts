import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Registry } from '../registry';
import { unpackRelease } from '../unpackRelease';
import { createRegistry, OFFLINE } from './createRegistry';

const CLOSURE = new Map([
  ['@mui/x-tree-view', '8.1.0'],
  ['@mui/x-internals', '8.0.0'],
]);

let portalDir: string;

beforeEach(() => {
  portalDir = mkdtempSync(path.join(os.tmpdir(), 'portal-'));
  for (const name of ['react', '@mui/material', '@mui/x-tree-view']) {
    mkdirSync(path.join(portalDir, 'node_modules', name), { recursive: true });
  }
});

afterEach(() => rmSync(portalDir, { recursive: true }));

function listTemporaryFolders(): string[] {
  return readdirSync(os.tmpdir()).filter((name) => name.startsWith('api-release-'));
}

describe('unpackRelease', () => {
  it('unpacks the release beside what the portal has', async () => {
    const site = await unpackRelease(createRegistry({}), CLOSURE, portalDir);
    const modules = path.join(site.siteDir, 'node_modules');
    expect(readdirSync(path.join(modules, '@mui')).sort()).toEqual([
      'material',
      'x-internals',
      'x-tree-view',
    ]);
    const manifest = readFileSync(
      path.join(modules, '@mui/x-tree-view/package.json'),
      'utf8',
    );
    expect(manifest).toContain('8.1.0');
    site.remove();
    expect(existsSync(site.siteDir)).toBe(false);
  });

  it.each<[string, Registry, string]>([
    [
      'an archive of another version',
      createRegistry({}, '8.0.9'),
      'The archive of @mui/x-tree-view@8.1.0 holds @mui/x-tree-view@8.0.9.',
    ],
    ['a registry that is out of reach', OFFLINE, 'npm cannot reach its registry'],
  ])('refuses %s and leaves nothing behind', async (_, registry, message) => {
    const before = listTemporaryFolders();
    await expect(unpackRelease(registry, CLOSURE, portalDir)).rejects.toThrow(
      message,
    );
    expect(listTemporaryFolders()).toEqual(before);
  });
});
