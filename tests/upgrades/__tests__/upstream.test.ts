import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listReliances, type Reliance } from '../relied';

const RECORD = path.join(__dirname, '../upstream.json');
const COMMAND = 'UPDATE_UPSTREAM=1 npx jest tests/upgrades';

/** The text's fingerprint; its map's address and the spaces at its end say nothing. */
function fingerprint(text: string): string {
  const code = text.replace(/^\/\/# sourceMappingURL=.*$/m, '').trim();
  return createHash('sha256').update(code).digest('hex').slice(0, 12);
}

function readUpstream({ file }: Reliance): string | undefined {
  const full = path.join(__dirname, '../../../node_modules', file);
  return fs.existsSync(full)
    ? fingerprint(fs.readFileSync(full, 'utf8'))
    : undefined;
}

/** What has changed since it was recorded, each with what to do. */
function listChanges(
  reliances: readonly Reliance[],
  recorded: Readonly<Record<string, string>>,
): string[] {
  return reliances.flatMap((one) => {
    const now = readUpstream(one);
    if (now !== undefined && now === recorded[one.file]) {
      return [];
    }
    const state =
      now === undefined
        ? 'is gone'
        : recorded[one.file] === undefined
          ? 'is not recorded'
          : 'has changed';
    return [
      `node_modules/${one.file} ${state}; ${one.ours} relies on it. ${one.todo} Then write: ${COMMAND}`,
    ];
  });
}

let reliances: Reliance[];

beforeAll(async () => {
  reliances = await listReliances();
  if (process.env.UPDATE_UPSTREAM === '1') {
    const entries = reliances.map((one) => [one.file, readUpstream(one)]);
    fs.writeFileSync(
      RECORD,
      `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
    );
  }
});

const readRecord = () =>
  JSON.parse(fs.readFileSync(RECORD, 'utf8')) as Record<string, string>;

it('what the portal relies on inside other packages is as it was when it was written', () => {
  expect(reliances.length).toBeGreaterThan(25);
  expect(listChanges(reliances, readRecord())).toEqual([]);
});

it('the record has nothing that nobody relies on', () => {
  expect(Object.keys(readRecord())).toEqual(reliances.map(({ file }) => file));
});

const PRELOAD = '@docusaurus/core/lib/client/preload.js';
const NONE = '@docusaurus/core/lib/client/none.js';

it.each<[string, string, Record<string, string>]>([
  ['has changed', PRELOAD, { [PRELOAD]: 'other' }],
  ['is not recorded', PRELOAD, {}],
  ['is gone', NONE, { [NONE]: 'any' }],
])('a file that %s is told of with what to do', (state, file, recorded) => {
  const [message] = listChanges(
    [{ file, ours: 'src/ours.ts', todo: 'Do it.' }],
    recorded,
  );
  expect(message).toBe(
    `node_modules/${file} ${state}; src/ours.ts relies on it. Do it. Then write: ${COMMAND}`,
  );
});
