import type { Heading, Paragraph, Root } from 'mdast';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Prose, ProseFault } from './types';

// Typed as what parses alone, which is all that the bridge asks for.
const english = unified().use(retextEnglish);
english.use(retextRepeatedWords).use(retextIndefiniteArticle);

const linter = unified().use(remarkRetext, english);

/** What holds words and no other such thing. */
function listSentences(root: Root): (Paragraph | Heading)[] {
  const found: (Paragraph | Heading)[] = [];
  visit(root, ['paragraph', 'heading'], (node) => {
    found.push(node as Paragraph | Heading);
  });
  return found;
}

/**
 * Finds repeated words, and "a" where "an" belongs. Each paragraph, and each cell of a
 * table, is read alone: what it begins with repeats nothing.
 */
export async function checkGrammar({
  file,
  source,
  root,
}: Prose): Promise<ProseFault[]> {
  const report = new VFile(source);
  for (const sentences of listSentences(root)) {
    const { position } = sentences;
    await linter.run({ type: 'root', position, children: [sentences] }, report);
  }
  return report.messages.map(({ reason, place, expected }) => ({
    file,
    offset: (place && 'start' in place ? place.start : place)?.offset ?? 0,
    check: 'grammar',
    message: `${reason.replace(/, (?:expected|remove) .*$/, '').replaceAll('`', '"')}. Write "${expected?.join('" or "')}"${/repeated/.test(reason) ? ' once' : ''}.`,
  }));
}
