/** A name that a version took away, and where its page says what to use. */
export interface OldName {
  name: string;
  /** The id of the section that says it. */
  section: string;
  /** That section's heading, as plain text. */
  title: string;
  /** The row or the sentence with the name, as plain text; empty where there is only a diff. */
  text: string;
}

/** A section of a page, from its heading to the next one. */
interface Section {
  id: string;
  title: string;
  /** Prose and tables. */
  lines: string[];
  /** Lines of its diffs, with their signs. */
  diffs: string[];
}

const HEADING = /^#{2,4} (.+?) \{\/\* #([\w-]+) \*\/\}$/;
/** A link whose words may be code with brackets. */
const LINK = /\[((?:`[^`]*`|[^\]`])*)\]\([^)]*\)/g;
const CODE_SPAN = /`([^`]+)`/g;
/** Two words or more in one: single ones, such as "page", are words of questions as well. */
const NAME = /\b[A-Za-z][a-z\d]+(?:_?[A-Z][A-Za-z\d]*)+\b/g;
const CELL_END = /(?<!\\)\|/;
/** Words of a sentence that says what is gone. */
const GONE = /\b(?:removed|renamed|no longer)\b|移除|改名|不再/;
const SENTENCE_END = /(?<=[.!?])\s+(?=[A-Z`[])|(?<=[。！？])/;

function listSections(text: string): Section[] {
  const sections: Section[] = [];
  let fence = '';
  for (const line of text.split('\n')) {
    const heading = fence === '' ? HEADING.exec(line) : null;
    const section = sections.at(-1);
    if (heading) {
      const [, title, id] = heading;
      sections.push({ id: id!, title: toPlain(title!), lines: [title!], diffs: [] });
    } else if (line.trimStart().startsWith('```')) {
      fence = fence === '' ? line.trim().slice(3) || 'code' : '';
    } else if (fence.startsWith('diff')) {
      section?.diffs.push(line.trimStart() === line ? line : line.trim());
    } else if (fence === '') {
      section?.lines.push(line);
    }
  }
  return sections;
}

/** Markdown of a line as text: a row's cells stand apart, links are their words. */
function toPlain(line: string): string {
  return line
    .replace(LINK, '$1')
    .replace(/[`*]/g, '')
    .trim()
    .replace(/^\| *| *\|$/g, '')
    .replace(/ *(?<!\\)\| */g, '; ')
    .replaceAll('\\|', '|');
}

function namesIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(NAME) ?? []));
}

function spansOf(text: string): string[] {
  return [...text.matchAll(CODE_SPAN)].map(([, code]) => code!);
}

function isRow(line: string): boolean {
  return line.startsWith('|');
}

/** The cells of a table's row. */
function cellsOf(row: string): string[] {
  return row.split(CELL_END).slice(1, -1);
}

/** The sentences of what is no table. */
function sentencesOf(lines: readonly string[]): string[] {
  return lines
    .filter((line) => !isRow(line))
    .flatMap((line) => line.split(SENTENCE_END));
}

/**
 * What stands first in the rows of tables, the old side where a table has two; what a
 * sentence says is gone; and what a diff removes, if the text speaks of it.
 */
function namesBefore({ lines, diffs }: Section): string[] {
  const firstCells = lines.filter(isRow).map((row) => cellsOf(row)[0] ?? '');
  const gone = sentencesOf(lines).filter((sentence) => GONE.test(sentence));
  const removed = namesIn(diffs.filter((line) => line.startsWith('-')));
  const said = namesIn(lines.flatMap(spansOf));
  return [
    ...namesIn([...firstCells, ...gone].flatMap(spansOf)),
    ...[...removed].filter((name) => said.has(name)),
  ];
}

/** What stays, or comes: other cells of rows, and the lines of diffs that are not removed. */
function namesAfter({ lines, diffs }: Section): Set<string> {
  const lastCells = lines.filter(isRow).flatMap((row) => cellsOf(row).slice(1));
  const kept = diffs.filter((line) => !line.startsWith('-'));
  return namesIn([...lastCells.flatMap(spansOf), ...kept]);
}

/** The row that has a name, or the first sentence. */
function findText({ lines }: Section, name: string): string {
  const spoken = lines.slice(1).filter((line) => namesIn(spansOf(line)).has(name));
  const line = spoken.find(isRow) ?? spoken[0] ?? '';
  const parts = isRow(line) ? [line] : line.split(SENTENCE_END);
  return toPlain(parts.find((part) => part.includes(name)) ?? '');
}

/**
 * Lists the names of a migration page that are gone after it: those on the old side of its
 * tables, those that a sentence says are gone, and those that a diff removes and the text
 * speaks of.
 *
 * @param text the page as MDX
 * @param skipped ids of sections that only lead to others
 * @returns each name once, with the first section that has it
 */
export function readOldNames(
  text: string,
  skipped: readonly string[] = [],
): OldName[] {
  const names = new Map<string, OldName>();
  for (const section of listSections(text)) {
    const after = namesAfter(section);
    for (const name of skipped.includes(section.id) ? [] : namesBefore(section)) {
      if (!after.has(name) && !names.has(name)) {
        const { id, title } = section;
        names.set(name, { name, section: id, title, text: findText(section, name) });
      }
    }
  }
  return [...names.values()];
}
