import { readMarkdownProse, readPageProse } from '../readMarkdownProse';
import { toPlainText } from '../toPlainText';

const PAGE = `---
title: Pie fields
description: Describes slices.
components: [PieChart]
---

import Something from 'module';

## Heading {/* #heading-id */}

Text with \`inlineCode\`, a [linked](/x/address) word and https://bare.example/path.

<Demo src="./DemoName.tsx" caption="attribute" />

| Cell | Other |
|---|---|
| below \\* | <kbd>Ctrlx</kbd> |

:::warning[Notice]
Inside *emphasis* and <Plan name="pro" />.
:::

- item &nbsp; after

\`\`\`tsx
const codeBlock = 1;
\`\`\`

{/* comment */}
`;

const read = (text: string) =>
  toPlainText(readPageProse(text, 'docs/a/index.mdx')).match(/\S+/g);

it('reads the words of a page, and no code', () => {
  expect(read(PAGE)?.join(' ')).toBe(
    'Pie fields Describes slices. Heading Text with , a linked word and . Cell Other below \\* Notice Inside emphasis and . item after',
  );
});

it('leaves every word where it stands in the file', () => {
  const text = toPlainText(readPageProse(PAGE, 'docs/a/index.mdx'));
  for (const word of ['fields', 'Heading', 'linked', 'below', 'emphasis', 'after']) {
    expect(text.indexOf(word)).toBe(PAGE.indexOf(word));
  }
});

it('reads plain Markdown', () => {
  const source =
    '# Title\n\nA [link](https://a.example) and `code`.\n\n<b>html</b>\n';
  expect(toPlainText(readMarkdownProse(source, 'README.md'))).toMatch(
    /^ {2}Title\n\nA {2}link {21}and {7}\.\n\n {3}html$/,
  );
});

it.each([
  ['a path', 'see /x/api/entry here', 'see here'],
  ['a relative path', 'see ./misspeld.tsx here', 'see here'],
  ['a longer path', 'see plugins/demos/indx here', 'see here'],
  ['a file', 'see llmsx.txt here', 'see here'],
  ['a package', 'see @mui/x-charts here', 'see here'],
])('takes %s for no words', (_, text, expected) => {
  expect(read(text)?.join(' ')).toBe(expected);
});

it('reads words that a slash joins', () => {
  expect(read('sorting/filtering and/or')?.join(' ')).toBe(
    'sorting/filtering and/or',
  );
});
