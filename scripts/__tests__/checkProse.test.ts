import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The command on small sites: one with a fault of each kind, and one without. */

const ROOT = path.join(__dirname, '../..');
const PAGE = 'docs/react-charts/pie/index.mdx';
const DEMO = 'docs/react-charts/pie/Slices.tsx';

const SOUND = {
  [PAGE]: `---
title: Pie charts
description: Draw focusable slices with Luxon.
---

Set \`misspeld\`, and the MUI grid's color is customized.
`,
  [DEMO]: `export default function Slices() {
  return <p title="Harvest of Zzyzxville">{['a slice of Qwertzu']}</p>;
}
`,
  'README.md': '# Portal\n\nA text.\n',
  'src/chrome/labels.ts': "export const en = { found: '{counx} pages found' };\n",
  'config/spelling/words.txt': 'focusable\n',
  'config/spelling/names.txt': 'Luxon\nZzyzxville\n',
};

const FAULTY = {
  ...SOUND,
  [PAGE]: `---
title: Pie charts
description: Draw focusable slcies with Luxon.
---

Set the the \`misspeld\`, which simply is a error of colour.

:::note[Mispelled title]
| Grey | Cell |
|---|---|
| behaviuor | b |
:::
`,
  [DEMO]: `export default function Slices() {
  return <p title="Harvset of Zzyzxville">{['a silce of Qwertzu']}</p>;
}
`,
  'README.md': '# Portal\n\nA txet.\n',
  'src/chrome/labels.ts': "export const en = { found: '{count} pagse found' };\n",
  'config/spelling/words.txt': 'focusable\nanother\n',
};

function run(files: Record<string, string>): {
  status: number | null;
  output: string;
} {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prose-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, file), text);
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
      path.join(ROOT, 'scripts/checkProse.ts'),
    ],
    { cwd: siteDir, encoding: 'utf8' },
  );
  fs.rmSync(siteDir, { recursive: true });
  return { status, output: `${stdout}${stderr}` };
}

it('is content with a sound site', () => {
  expect(run(SOUND)).toEqual({
    status: 0,
    output: '4 files, 0 faults of prose.\n',
  });
});

describe('on a site with faults', () => {
  let result: ReturnType<typeof run>;

  beforeAll(() => {
    result = run(FAULTY);
  });

  it('fails', () => {
    expect(result.status).toBe(1);
  });

  it.each([
    ['the front matter', `${PAGE}:3:29  spelling: "slcies" is in no dictionary.`],
    ['a repeated word', `${PAGE}:6:5  grammar: Unexpected repeated "the".`],
    ['a wording', `${PAGE}:6:31  wording: "simply".`],
    ['an article', `${PAGE}:6:41  grammar: Unexpected article "a" before "error".`],
    [
      'British spelling',
      `${PAGE}:6:52  spelling: "colour" is in no dictionary. Write "color"`,
    ],
    ['the title of a note', `${PAGE}:8:9  spelling: "Mispelled"`],
    ['British spelling that the dictionary has', `${PAGE}:9:3  wording: "Grey".`],
    ['a table', `${PAGE}:11:3  spelling: "behaviuor"`],
    ['a label of a demo', `${DEMO}:2:20  spelling: "Harvset"`],
    ['the data of a demo', `${DEMO}:2:48  spelling: "silce"`],
    ['a file of the repository', 'README.md:3:3  spelling: "txet"'],
    ['a label of the portal', 'src/chrome/labels.ts:1:37  spelling: "pagse"'],
    [
      'the order of the dictionary',
      'config/spelling/words.txt:2:1  dictionary: "another"',
    ],
  ])('names the place of a fault in %s', (_, line) => {
    expect(result.output).toContain(line);
  });

  it('says where a word can be added', () => {
    expect(result.output).toContain('or add it to config/spelling/words.txt');
  });
});
