import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readHistory } from '../../history/loadHistory';
import { createComponent, createProp } from '../../history/__tests__/createSnapshot';
import type { ReleaseExtractor } from '../extractReleases';
import type { Release } from '../planReleases';
import { recordReleases } from '../recordReleases';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'record-'));
});

afterEach(() => rmSync(dir, { recursive: true }));

function createRelease(version: string): Release {
  return {
    product: 'charts',
    version,
    packages: [
      { name: '@mui/x-charts', plan: 'community' },
      { name: '@mui/x-charts-pro', plan: 'pro' },
    ],
    closure: new Map(),
  };
}

/** Finds a prop `since<minor>` in each version, but fails for one. */
function createExtractor(failing?: string): ReleaseExtractor {
  return {
    extract: ({ version }) =>
      version === failing
        ? Promise.reject(new Error(`no ${version}`))
        : Promise.resolve({
            product: 'charts',
            pages: [createComponent([createProp(`since${version}`)])],
            events: [],
            selectors: [],
            types: {},
            exports: ['Bars'],
            undocumentedProps: {},
          }),
  };
}

function record(versions: string[], failing?: string) {
  let history;
  try {
    history = readHistory(dir, 'charts');
  } catch {
    history = undefined;
  }
  return recordReleases({
    product: 'charts',
    plan: { releases: versions.map(createRelease), skipped: [] },
    extractor: createExtractor(failing),
    history,
    dir,
    report: () => {},
  });
}

function readVersions(): string[] {
  return readHistory(dir, 'charts').versions;
}

describe('recordReleases', () => {
  it('keeps what is recorded where a version fails, and a rerun goes on', async () => {
    await expect(record(['8.1.0', '8.2.0', '8.3.0'], '8.2.0')).rejects.toThrow(
      'no 8.2.0',
    );
    expect(readVersions()).toEqual(['8.1.0']);
    await record(['8.2.0', '8.3.0']);
    expect(readVersions()).toEqual(['8.1.0', '8.2.0', '8.3.0']);
  });

  it('writes the same file in one go and in several', async () => {
    await record(['8.1.0', '8.2.0', '8.3.0']);
    const file = path.join(dir, 'charts.json');
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    await record(['8.3.0']);
    await record(['8.1.0']);
    await record(['8.2.0']);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('replaces a half-written file', async () => {
    writeFileSync(path.join(dir, 'charts.json'), '{"historyVersion"');
    await record(['8.1.0']);
    expect(readVersions()).toEqual(['8.1.0']);
  });
});
