import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** An HTML file of the build. */
export interface HtmlFile {
  /** Its name in the build, such as `x/react-charts.html`. */
  name: string;
  text: string;
}

/** A script that stands in pages themselves, which a policy can only name by its hash. */
export interface InlineScript {
  /** As a policy names it: `sha256-…`. */
  hash: string;
  /** How it begins, to find where it comes from. */
  begins: string;
  /** How many pages have it. */
  pages: number;
  /** The first of them. */
  firstPage: string;
}

/** What the pages of a build execute of themselves. */
export interface InlineCode {
  /** Each script once, the most frequent first. */
  scripts: InlineScript[];
  /** What no policy without `unsafe-inline` lets run: handlers and addresses with code. */
  faults: string[];
}

/** Types of `<script>` that a browser runs or obeys; any other one is a block of data. */
const EXECUTED =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const CODE_ADDRESS = /^\s*javascript:/i;

/** The text of scripts in a page, and its faults. */
function readPage({ name, text }: HtmlFile): {
  scripts: string[];
  faults: string[];
} {
  const scripts: string[] = [];
  const faults: string[] = [];
  let open: string | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (
        tag === 'script' &&
        attributes.src === undefined &&
        EXECUTED.test(attributes.type ?? '')
      ) {
        open = '';
      }
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on./.test(attribute) || CODE_ADDRESS.test(value)) {
          faults.push(
            `${name}: <${tag} ${attribute}="${value.slice(0, 60)}"> is code in an attribute, which the policy refuses. Set it up in a script.`,
          );
        }
      }
    },
    ontext(part) {
      if (open !== undefined) {
        open += part;
      }
    },
    onclosetag() {
      if (open !== undefined) {
        scripts.push(open);
        open = undefined;
      }
    },
  });
  parser.end(text);
  return { scripts, faults };
}

/** The hash of a script's text, as a policy names it. */
function toHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Collects what pages execute without a file: the scripts that stand in them, each
 * once, and the code in their attributes.
 */
export function collectInlineScripts(files: Iterable<HtmlFile>): InlineCode {
  const byText = new Map<string, InlineScript>();
  const faults: string[] = [];
  for (const file of files) {
    const page = readPage(file);
    faults.push(...page.faults);
    for (const text of new Set(page.scripts)) {
      const known = byText.get(text);
      if (known) {
        known.pages += 1;
      } else {
        byText.set(text, {
          hash: toHash(text),
          begins: text.trim().slice(0, 120),
          pages: 1,
          firstPage: file.name,
        });
      }
    }
  }
  const scripts = [...byText.values()].sort(
    (a, b) => b.pages - a.pages || (a.hash < b.hash ? -1 : 1),
  );
  return { scripts, faults };
}
