import type { Element, ElementContent } from 'hast';
import { translate } from '../../../../src/node/dictionary';
import {
  findElements,
  getElements,
  getText,
  isElement,
  replaceElements,
  toElement,
  toText,
} from '../hast';
import { getTexts } from '../texts';
import type { MarkdownContext, Rewrite } from '../types';

/** A member's cells by the heads of their columns. */
type Cells = Map<string, ElementContent[]>;

/** Words between elements, without the spaces and commas that join them. */
function readOwnText({ children }: Element): string {
  return children
    .filter((child) => child.type === 'text')
    .map(({ value }) => value.replaceAll('\u00a0', ' ').trim())
    .filter(Boolean)
    .join(' ');
}

/** A member's name; that of a page stays a link. */
function toName(link: Element): Element {
  const code = toElement('code', [getText(link)]);
  return String(link.properties.href).startsWith('#')
    ? code
    : toElement('a', [code], link.properties);
}

/** The name with its marks: required, plan, since when, until when. */
function readNameCell(
  cell: Element,
  head: string,
  { language }: MarkdownContext,
): Cells {
  const { history, yes } = getTexts(language);
  const [link, ...marks] = getElements(cell);
  const cells: Cells = new Map([[head, [toName(link!)]]]);
  const times = [readOwnText(cell)];
  for (const mark of marks) {
    const text = getText(mark).trim();
    if (mark.properties.dataPlan !== undefined) {
      cells.set(translate(language, 'apiToolbar.plan'), [toText(text)]);
    } else if (mark.properties.dataMark !== undefined) {
      cells.set(translate(language, 'api.required'), [toText(yes)]);
    } else {
      times.push(text);
    }
  }
  const time = times.filter(Boolean).join('; ');
  return time === '' ? cells : cells.set(history, [toText(time)]);
}

/** What is known in a word: its main fact, and others that say their label themselves. */
function readFactsCell(cell: Element, head: string): Cells {
  const cells: Cells = new Map();
  const main = cell.children.filter((child) => !isElement(child, 'div'));
  if (main.some((child) => getText(child).trim() !== '')) {
    cells.set(head, main);
  }
  for (const fact of getElements(cell).filter((child) => isElement(child, 'div'))) {
    const [label, ...value] = fact.children;
    cells.set(getText(label!).trim(), value);
  }
  return cells;
}

/** The head of the column of main facts, where the page's names others as well. */
function toFactsHead(head: string, { language }: MarkdownContext): string {
  const heads = {
    [translate(language, 'api.typeAndDefault')]: translate(language, 'api.type'),
    [translate(language, 'api.defaultAndClass')]: translate(language, 'api.default'),
  };
  return heads[head] ?? head;
}

/** All columns that some member has, in the order of the page: name, facts, marks, description. */
function listColumns(
  rows: readonly Cells[],
  [name, facts, description]: readonly string[],
  { language }: MarkdownContext,
): string[] {
  const marks = [
    translate(language, 'api.required'),
    translate(language, 'apiToolbar.plan'),
    getTexts(language).history,
  ];
  const used = new Set(rows.flatMap((row) => [...row.keys()]));
  const outer = [name!, description!, ...marks];
  const others = [...used].filter((head) => head !== facts && !outer.includes(head));
  return [name!, facts!, ...others, ...marks, description!].filter((head) =>
    used.has(head),
  );
}

function toMembersTable(table: Element, context: MarkdownContext): Element {
  const [name = '', pageHead = '', description = ''] = findElements(
    table,
    ({ properties }) => properties.scope === 'col',
  ).map(getText);
  const facts = toFactsHead(pageHead, context);
  const [body] = findElements(table, ({ tagName }) => tagName === 'tbody');
  const rows = getElements(body!).map((row): Cells => {
    const [nameCell, factsCell, descriptionCell] = getElements(row);
    return new Map([
      ...readNameCell(nameCell!, name, context),
      ...readFactsCell(factsCell!, facts),
      [description, descriptionCell!.children],
    ]);
  });
  const columns = listColumns(rows, [name, facts, description], context);
  return toElement('table', [
    toElement('thead', [
      toElement(
        'tr',
        columns.map((head) => toElement('th', [head])),
      ),
    ]),
    toElement(
      'tbody',
      rows.map((row) =>
        toElement(
          'tr',
          columns.map((head) => toElement('td', row.get(head) ?? [])),
        ),
      ),
    ),
  ]);
}

/**
 * A table of the reference gets a column for each thing that is known of a member: the page
 * has three of them, for narrow windows.
 */
export const rewriteMembers: Rewrite = (content, context) =>
  replaceElements(
    content,
    ({ tagName, properties }) =>
      tagName === 'table' && properties.dataMarkup !== undefined,
    (table) => [toMembersTable(table, context)],
  );
