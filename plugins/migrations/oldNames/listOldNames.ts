import type { GuideSection, Phrase } from './readSections';

/** A name that a version took away or deprecated, and where its page says what to use. */
export interface OldName {
  name: string;
  /** The id of the section that says it. */
  section: string;
}

/** Words of code, those of classes with their hyphens. */
const WORD = /[A-Za-z]\w+(?:-+\w+)*/g;

/** Several words in one: single ones, such as "page", are words of questions as well. */
const COMPOUND = /[a-z\d][A-Z]|_/;

/** Where a sentence says of what stands before that it is gone. */
const GONE =
  /\b(?:is|are|was|were|has|have)(?: now| been)* (?:removed|renamed|gone)\b|\b(?:is |are )?no longer\b|移除|改名|不再|删除/;

/** Where a clause of a sentence begins. */
const CLAUSE = /\b(?:because|but|if|so|that|when|where|which)\b|[:;]/g;

function listWords(texts: readonly string[]): Set<string> {
  const words = texts.flatMap((text) => text.match(WORD) ?? []);
  return new Set(words.filter((word) => COMPOUND.test(word)));
}

/** The code spans before the words that say they are gone, in the same clause. */
function listGone({ text, spans }: Phrase): readonly string[] {
  const before = text.slice(0, GONE.exec(text)?.index ?? 0);
  const start = [...before.matchAll(CLAUSE)].at(-1)?.index ?? 0;
  return spans.filter((span) => before.slice(start).includes(span));
}

/** What a section's tables and sentences say is gone, and what its diffs remove, if it speaks of that. */
function listBefore({ rows, sentences, removed }: GuideSection): Set<string> {
  const spoken = listWords([
    ...rows.flatMap(({ old, after }) => [...old.spans, ...after.spans]),
    ...sentences.flatMap(({ spans }) => spans),
  ]);
  return new Set([
    ...listWords(rows.flatMap(({ old }) => old.spans)),
    ...listWords(sentences.flatMap(listGone)),
    ...[...listWords(removed)].filter((word) => spoken.has(word)),
  ]);
}

/** What a section's tables and diffs say comes or stays. */
function listAfter({ rows, kept }: GuideSection): Set<string> {
  return listWords([...rows.flatMap(({ after }) => after.spans), ...kept]);
}

/**
 * Lists the names of a migration page that are gone or deprecated after it.
 *
 * @param skipped ids of sections that only lead to others
 * @returns each name once, with the first section that has it
 */
export function listOldNames(
  sections: readonly GuideSection[],
  skipped: readonly string[] = [],
): OldName[] {
  const found = new Map<string, OldName>();
  for (const section of sections.filter(({ id }) => !skipped.includes(id))) {
    const after = listAfter(section);
    for (const name of listBefore(section)) {
      if (!after.has(name) && !found.has(name)) {
        found.set(name, { name, section: section.id });
      }
    }
  }
  return [...found.values()];
}

/** What a section says of a name: its row, else the sentence that it is gone in, else the first with it. */
export function findText({ rows, sentences }: GuideSection, name: string): string {
  const has = (spans: readonly string[]) => listWords(spans).has(name);
  const row = rows.find(({ old, after }) => has([...old.spans, ...after.spans]));
  // The first sentence is the heading, which the result shows as its place.
  const said = sentences.slice(1);
  const sentence =
    said.find((one) => has(listGone(one))) ?? said.find(({ spans }) => has(spans));
  return row?.text ?? sentence?.text ?? '';
}
