import fs from 'node:fs';
import path from 'node:path';
import type { Product } from '../../../../src/utils/paths';
import { GUIDES, toGuideName } from '../guides';

/** Cells of the table of all changes of a guide, row by row. */
function readChanges(text: string): string[][] {
  const section = /\{\/\* #all-changes \*\/\}([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

const ALL = Object.entries(GUIDES).flatMap(([product, guides]) =>
  guides.map((guide) => ({
    ...guide,
    name: toGuideName(product as Product, guide),
  })),
);

describe('the guides', () => {
  it.each(ALL)('$name have the size of its table', ({ name, changes, silent }) => {
    const file = path.resolve('docs/migration', name, 'index.mdx');
    const rows = readChanges(fs.readFileSync(file, 'utf8'));
    expect({
      changes: rows.length,
      silent: rows.filter((cells) => cells.at(-2)?.startsWith('No error')).length,
    }).toEqual({ changes, silent });
  });

  it.each(Object.entries(GUIDES))(
    'of %s lead to version 8 without a gap',
    (_, guides) => {
      guides.slice(1).forEach(({ from }, index) => {
        expect(from).toBe(`v${guides[index]!.to}`);
      });
      expect(guides.at(-1)?.to).toBe(8);
    },
  );
});
