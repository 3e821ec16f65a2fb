import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

/** A path from the root of the portal, as our own texts write it. */
const PATH =
  /`((?:api-history|benchmarks|config|plugins|sample-data|scripts|src|tests)\/[\w./-]*\w)\/?`/g;

const files = execFileSync('git', ['ls-files', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.md') && !file.startsWith('docs/'))
  .filter((file) => file !== 'CHANGELOG.md');

/** The paths that a text names and that are not there. */
function findLost(text: string): string[] {
  return [...text.matchAll(PATH)]
    .map(([, named]) => named!)
    .filter((named) => !fs.existsSync(path.join(ROOT, named)))
    .filter(
      (named) =>
        !['.ts', '.tsx'].some((end) => fs.existsSync(path.join(ROOT, named + end))),
    );
}

it.each(files)('%s names paths that are there', (file) => {
  expect(findLost(fs.readFileSync(path.join(ROOT, file), 'utf8'))).toEqual([]);
});

it('finds a path that is not there', () => {
  expect(findLost('See `src/nowhere.ts` and `src/utils/`.')).toEqual([
    'src/nowhere.ts',
  ]);
});
