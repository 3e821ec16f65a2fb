import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const FENCE = '```';

const BARS = `---
title: "Bar charts"
---

# Bar charts

Bars.

[Demo: Honey](https://portal.example/playground/react-charts/bars/Honey)

${FENCE}tsx title="Honey.tsx"
import { data } from './data';

export default function Honey({ size }: { size: number }) {
  return <p>{data + size}</p>;
}
${FENCE}

${FENCE}ts title="data.ts"
export const data: number = 1;
${FENCE}

## Border radius

Rounds the ends.
`;

const BARS_ZH = `# 柱状图

## 圆角

把两端变圆。
`;

const GUIDE = `# Migration

## All changes

| Change | Codemod |
| - | - |
| Renamed | Yes |
`;

const TREE_ITEM = {
  url: 'https://portal.example/x/api/tree-view/tree-item',
  product: 'tree-view',
  entry: {
    kind: 'component',
    name: 'TreeItem',
    product: 'tree-view',
    slug: 'tree-item',
    plan: 'community',
    imports: [],
    description: '',
    props: [
      {
        name: 'itemId',
        type: 'string',
        required: true,
        description: 'Its id.',
        plan: 'community',
      },
    ],
    slots: [],
    classes: [],
  },
  members: { 'prop itemId': { since: '8.0' } },
  changes: [],
};

const HISTORY = {
  versions: ['7.29.10', '8.0.0', '8.1.0'],
  entries: [
    {
      name: 'TreeItem',
      kind: 'component',
      states: [{ from: '7.29.10', plan: 'community' }],
      members: [
        {
          kind: 'prop',
          name: 'itemId',
          states: [{ from: '8.0.0', type: 'string', required: true }],
        },
      ],
    },
  ],
};

const FILES: Record<string, unknown> = {
  'x/api/index.json': {
    products: [
      { product: 'tree-view', version: '8.29.3', recorded: HISTORY.versions },
    ],
  },
  'x/api/tree-view/index.json': {
    entries: [{ name: 'TreeItem', json: `${TREE_ITEM.url}.json` }],
  },
  'x/api/tree-view/tree-item.json': TREE_ITEM,
  'x/api/tree-view/history.json': HISTORY,
  'x/api/schema/model.schema.json': { $id: 'model' },
  'x/llms.txt': '# Crosshatch',
  'x.md': '# Documentation',
  'zh/x.md': '# 文档',
  'x/react-charts/bars.md': BARS,
  'zh/x/react-charts/bars.md': BARS_ZH,
  'x/migration/migration-tree-view-v7.md': GUIDE,
  'secret.json': { key: 1 },
};

/** Writes a build of a few pages and one entry. @returns its folder */
export function createFixture(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(
      file,
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  return folder;
}
