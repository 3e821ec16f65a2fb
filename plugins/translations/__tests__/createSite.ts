import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadPage } from '../loadPages';
import { getEnglishFile, getRevisionFile, getTranslationFile } from '../paths';
import { toRevision, writeRevision } from '../revisions';

export const PAGE = 'react-charts/pie/index';

export const ENGLISH = `---
title: Pie charts
description: Draw shares of a whole.
components: [PieChart]
---

A pie shows the shares of a whole.

<Demo src="./FirstPie.tsx" height={300} />

## Slices {/* #slices */}

Each slice has a \`value\`. See [bars](/x/react-charts/bars) for more than five.

- A slice can be pulled out.
- A slice can be hidden.

| Prop | Use |
| :-- | :-- |
| \`data\` | the slices |

:::warning[Mind the order]
The first slice begins at the top.
:::

\`\`\`tsx
// Three slices
const data = [1, 2, 3];
\`\`\`

### Labels {/* #labels */}

A label names its slice <Plan name="pro" />.
`;

export const CHINESE = `---
title: 饼图
description: 绘制整体中的份额。
---

饼图显示整体中的份额。

<Demo src="./FirstPie.tsx" height={300} />

## 扇形 {/* #slices */}

每个扇形有一个 \`value\`。超过五个时，请看[柱状图](/x/react-charts/bars)。

- 扇形可以拉出。
- 扇形可以隐藏。

| 属性 | 用途 |
| :-- | :-- |
| \`data\` | 各个扇形 |

:::warning[注意顺序]
第一个扇形从顶部开始。
:::

\`\`\`tsx
// 三个扇形
const data = [1, 2, 3];
\`\`\`

### 标签 {/* #labels */}

标签说明扇形的名称 <Plan name="pro" />。
`;

const GLOSSARY = `| English | 中文 | 说明 | 检查 |
| --- | --- | --- | --- |
| label | 标签 | | ✓ 标注 |
| slice | 扇形 | | ✓ |
| pie | 饼 | | |
`;

/** A site of one page, translated, whose files a test changes. */
export interface FixtureSite {
  siteDir: string;
  docsDir: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Changes a file; the text has to be there. */
  replace: (file: string, text: string, by: string) => void;
  remove: (file: string) => void;
}

export const ENGLISH_FILE = getEnglishFile(PAGE, 'docs');
export const CHINESE_FILE = getTranslationFile(PAGE, 'zh');
export const REVISION_FILE = getRevisionFile(PAGE, 'zh');

/** Writes the site into a new temporary folder. */
export function createSite(): FixtureSite {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'translations-'));
  const at = (file: string) => path.join(siteDir, file);
  const site: FixtureSite = {
    siteDir,
    docsDir: 'docs',
    read: (file) => fs.readFileSync(at(file), 'utf8'),
    write(file, text) {
      fs.mkdirSync(path.dirname(at(file)), { recursive: true });
      fs.writeFileSync(at(file), text);
    },
    replace(file, text, by) {
      const before = site.read(file);
      if (!before.includes(text)) {
        throw new Error(`${file} has no "${text}"`);
      }
      site.write(file, before.replace(text, by));
    },
    remove: (file) => fs.rmSync(at(file), { recursive: true }),
  };
  site.write(ENGLISH_FILE, ENGLISH);
  site.write(CHINESE_FILE, CHINESE);
  site.write('i18n/zh/GLOSSARY.md', GLOSSARY);
  writeRevision(siteDir, PAGE, 'zh', toRevision(loadPage(siteDir, ENGLISH_FILE)!));
  return site;
}
