import type { Heading, Nodes, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { getExplicitId } from '../../translations';

/** A text with the code spans in it. */
export interface Phrase {
  text: string;
  spans: readonly string[];
}

/** A row of a table whose head says which column has what is gone. */
export interface ChangeRow {
  old: Phrase;
  /** What stands to the right of it. */
  after: Phrase;
  /** The whole row, its cells apart. */
  text: string;
}

/** A section of a migration page, from its heading to the next one. */
export interface GuideSection {
  id: string;
  /** The heading, without marks. */
  title: string;
  rows: ChangeRow[];
  sentences: Phrase[];
  /** The lines that diffs remove, and those that they keep or add. */
  removed: string[];
  kept: string[];
}

/** The head of a column whose names are gone after the migration. */
const OLD_COLUMN =
  /^(?:(?:version|v) ?\d|(?:@mui\/)?lab\b|old\b|removed\b|deprecated\b|版本 ?\d|旧|已移除|移除的|已弃用)/i;

const SENTENCE_END = /(?<=[.!?])\s+|(?<=[。！？])/;

/** Marks where a code span stands in a text that is cut into sentences. */
const SPAN = '\uFFFC';

/** Text for readers: elements without text, such as badges, and ids of headings are none. */
function toText(node: Nodes): string {
  const isMark = node.type === 'mdxTextExpression';
  const children = 'children' in node ? node.children : undefined;
  return isMark ? '' : (children?.map(toText).join('') ?? toString(node));
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function listSpans(node: Nodes): string[] {
  const spans: string[] = [];
  visit(node, 'inlineCode', ({ value }) => {
    spans.push(value);
  });
  return spans;
}

function toPhrase(nodes: readonly Nodes[]): Phrase {
  return {
    text: tidy(nodes.map(toText).join('; ')),
    spans: nodes.flatMap(listSpans),
  };
}

/** The rows of a table that has a column of what is gone, and one beside it; else none. */
function listRows({ children: [head, ...rows] }: Table): ChangeRow[] {
  const column = head!.children.findIndex((cell) =>
    OLD_COLUMN.test(tidy(toText(cell))),
  );
  return column < 0 || column === head!.children.length - 1
    ? []
    : rows.map(({ children }) => ({
        old: toPhrase(children.slice(column, column + 1)),
        after: toPhrase(children.slice(column + 1)),
        text: toPhrase(children).text,
      }));
}

/** Cuts a paragraph into sentences; code spans have no sentence ends of their own. */
function listSentences(paragraph: Nodes): Phrase[] {
  const spans = listSpans(paragraph);
  const hide = (node: Nodes): string =>
    node.type === 'inlineCode'
      ? SPAN
      : 'children' in node
        ? node.children.map(hide).join('')
        : toText(node);
  let next = 0;
  return hide(paragraph)
    .split(SENTENCE_END)
    .map((part) => {
      const own = spans.slice(next, (next += part.split(SPAN).length - 1));
      let at = 0;
      return { text: tidy(part.replaceAll(SPAN, () => own[at++]!)), spans: own };
    });
}

function createSection(heading: Heading): GuideSection {
  return {
    id: getExplicitId(heading) ?? '',
    title: tidy(toText(heading)),
    rows: [],
    sentences: [],
    removed: [],
    kept: [],
  };
}

/** Reads the sections of a migration page, in its order. */
export function readSections(root: Root): GuideSection[] {
  const sections: GuideSection[] = [];
  visit(root, (node) => {
    if (node.type === 'heading') {
      sections.push(createSection(node));
    }
    const section = sections.at(-1);
    if (node.type === 'table') {
      section?.rows.push(...listRows(node));
    } else if (node.type === 'heading' || node.type === 'paragraph') {
      section?.sentences.push(...listSentences(node));
    } else if (node.type === 'code' && node.lang === 'diff') {
      for (const line of node.value.split('\n')) {
        (line.startsWith('-') ? section?.removed : section?.kept)?.push(line);
      }
    }
  });
  return sections;
}
