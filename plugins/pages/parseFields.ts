// Not among the package's named exports: the synchronous form of the docs' own parser.
import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';

/** What a YAML parser's error knows, lines from 0 on. */
interface YamlError {
  reason?: string;
  mark?: { line?: number };
}

/** What most often makes a line of front matter no YAML. */
const FIX = 'Put a text with a colon, a quotation mark or a # in it into quotes.';

/**
 * The front matter of a page, as the docs read it.
 *
 * @param text the file's text
 * @param shownPath leads the error message
 * @throws an Error with the file, the line, what is wrong there and how to mend it
 */
export function parseFields(
  text: string,
  shownPath: string,
): Record<string, unknown> {
  try {
    return parseFileContentFrontMatter(text).frontMatter;
  } catch (error) {
    const { reason, mark } = error as YamlError;
    const line = (mark?.line ?? 0) + 1;
    throw new Error(
      `${shownPath}:${line}: the front matter is no YAML: ${reason ?? (error as Error).message}. ${FIX}`,
      { cause: error },
    );
  }
}
