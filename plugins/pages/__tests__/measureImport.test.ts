/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { measureImport } from '../measureImport';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'measure-import-'));

afterAll(() => fs.rmSync(siteDir, { recursive: true, force: true }));

/** What does not compress: 64 characters a line. */
function createNoise(lines: number): string {
  return Array.from({ length: lines }, (_, line) =>
    createHash('sha256').update(`${line}`).digest('hex'),
  ).join('\n');
}

beforeAll(() => {
  const dir = path.join(siteDir, 'node_modules/parts');
  const files = {
    'package.json': JSON.stringify({
      name: 'parts',
      version: '1.0.0',
      type: 'module',
    }),
    'noise.js': `export const noise = \`${createNoise(200)}\`;`,
    'now.js': `import { noise } from './noise.js'; export const Chart = () => noise;`,
    'later.js': `export const Chart = () => import('./noise.js');`,
    'shared.js': `import { noise } from './noise.js'; export const Chart = () => [noise, import('./noise.js')];`,
  };
  fs.mkdirSync(dir, { recursive: true });
  Object.entries(files).forEach(([name, content]) =>
    fs.writeFileSync(path.join(dir, name), content),
  );
});

const measure = (file: string) => measureImport('Chart', `parts/${file}`, siteDir);

it('counts what an import needs at once', async () => {
  expect(await measure('now.js')).toBeGreaterThan(5000);
});

it('leaves out what is imported on demand', async () => {
  expect(await measure('later.js')).toBeLessThan(300);
});

it('counts a chunk that is needed at once and on demand', async () => {
  expect(await measure('shared.js')).toBeGreaterThan(5000);
});

it('throws for a name that cannot be imported', async () => {
  await expect(measure('missing.js')).rejects.toThrow(/parts\/missing\.js/);
});
