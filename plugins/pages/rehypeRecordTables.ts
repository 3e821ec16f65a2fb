import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Columns from which on a phone has no room for a table. */
const MIN_COLUMNS = 4;

const findAll = (tree: Element, tagName: string) => {
  const found: Element[] = [];
  visit(tree, { tagName }, (element: Element) => {
    found.push(element);
  });
  return found;
};

/** What a heading reads as; a plan's badge by the plan's name. */
function toText(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'mdxJsxTextElement' && node.name === 'Plan') {
    const plan = String(node.attributes[0]?.value);
    return plan.charAt(0).toUpperCase() + plan.slice(1);
  }
  return 'children' in node ? node.children.map(toText).join('') : '';
}

/**
 * Rehype plugin that makes a record of each row of a wide table, for a phone to show one
 * below the other: each cell behind the first has its column's name as `data-label`.
 */
export function rehypeRecordTables() {
  return (tree: Root) => {
    visit(tree, { tagName: 'table' }, (table: Element) => {
      const labels = findAll(table, 'th').map((heading) => toText(heading).trim());
      // Tables of members have a look of their own there.
      if (labels.length < MIN_COLUMNS || table.properties.className) {
        return;
      }
      table.properties.className = ['record-table'];
      for (const row of findAll(table, 'tr')) {
        findAll(row, 'td').forEach((cell, column) => {
          if (column > 0) {
            cell.properties.dataLabel = labels[column];
          }
        });
      }
    });
  };
}
