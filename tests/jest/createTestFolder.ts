import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFile } from '../../src/node/writeFile';

/** A folder of a test's own. */
export interface TestFolder {
  /** Its absolute path; another one in each test. */
  readonly dir: string;
  /** Writes a file in it, with the folders on the way; without content an empty one. */
  write: (name: string, content?: string | Buffer) => void;
  /** Reads a file in it as text. */
  read: (name: string) => string;
}

/**
 * Gives each test of a file or group an empty folder, and removes it after the test. Call
 * it before any `beforeEach` that writes into it.
 */
export function createTestFolder(): TestFolder {
  let dir = '';
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-test-'));
  });
  afterEach(() => fs.rmSync(dir, { recursive: true }));
  return {
    get dir() {
      return dir;
    },
    write: (name, content = '') => writeFile(dir, name, content),
    read: (name) => fs.readFileSync(path.join(dir, name), 'utf8'),
  };
}
