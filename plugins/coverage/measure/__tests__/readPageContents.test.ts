import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hasIdentifier } from '../measurePages';
import { readPageContents, type PageContent } from '../readPageContents';

const FILES = {
  'docs/a/index.mdx': `---
title: A
components: [DataGrid]
---

## Sort {/* #onlyAnId */}

<Demo src="./First.tsx" />

<Demo src="./Second" />

\`\`\`tsx
<DataGrid initialState={{ sorting: {} }} />
\`\`\`
`,
  'docs/a/First.tsx': 'export default function First() {\n  return firstName;\n}\n',
  'docs/a/Second/Second.tsx':
    "import { shared } from './shared';\nexport default function Second() {\n  return shared;\n}\n",
  'docs/a/Second/Second.css.tsx':
    'export default function Second() {\n  return styledName;\n}\n',
  'docs/a/Second/shared.ts': 'export const shared = sharedName;\n',
  'docs/a/Unused.tsx':
    'export default function Unused() {\n  return unusedName;\n}\n',
};

let siteDir: string;
let content: PageContent;

beforeAll(async () => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'coverage-'));
  for (const [file, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, file), text);
  }
  [content] = (await readPageContents(siteDir, 'docs')) as [PageContent];
});

afterAll(() => fs.rmSync(siteDir, { recursive: true }));

it('counts the demos that a page embeds', () => {
  expect(content).toMatchObject({ route: '/x/a', demos: 2 });
});

it.each([
  ['the front matter', 'DataGrid'],
  ['a demo', 'firstName'],
  ['a file of a folder demo', 'sharedName'],
  ['another styling', 'styledName'],
  ['nested objects of a code block', 'initialState.sorting'],
])('reads %s', (_, name) => {
  expect(hasIdentifier(content.text, name)).toBe(true);
});

it.each([
  ['ids of headings', 'onlyAnId'],
  ['demos that the page does not embed', 'unusedName'],
])('leaves out %s', (_, name) => {
  expect(hasIdentifier(content.text, name)).toBe(false);
});
