import { Parser } from 'htmlparser2';

/** A part of an article, from its heading to the next one. */
export interface ArticleSection {
  /** The heading's id; undefined for what stands before the first heading. */
  id?: string;
  /** The heading's text; empty before the first heading. */
  title: string;
  /** Of the heading: 2 to 4; 1 before the first one. */
  level: number;
  /** Prose, lists and tables. */
  text: string;
  /** Identifiers of its code, that of its demos included, each once. */
  code: string[];
  /** Names of the demos in it, which are their ids as well. */
  demos: string[];
}

/** What a page of the docs has to say. */
export interface Article {
  title: string;
  sections: ArticleSection[];
}

/** The docs theme's class of an article's own part, without breadcrumbs and footer. */
const ARTICLE_CLASS = 'theme-doc-markdown';

/** Elements whose text is no prose: code that would drown it, and what readers operate. */
const SKIPPED = new Set([
  'pre',
  'script',
  'style',
  'noscript',
  'svg',
  'nav',
  'button',
  'template',
  'textarea',
]);

/**
 * Attributes of what is no prose though it stands in the article: demos, the row of links
 * and sizes below the title with the actions for the page, code with its bar, ads, badges.
 */
const SKIPPED_ATTRIBUTES = [
  'data-search-ignore',
  'data-demo',
  'data-page-tools',
  'data-code-block',
  'data-ad',
  'data-plan',
  'data-status',
];

/** Elements within a line: no space stands where they begin or end. */
const INLINE = new Set(
  'a abbr b code del em i ins kbd mark q s small span strong sub sup u var wbr'.split(
    ' ',
  ),
);

/** What stands after a table's cell and row, and a list's item, so that an excerpt reads as a sentence. */
const END_MARKS: Readonly<Record<string, string>> = {
  th: ';',
  td: ';',
  tr: '.',
  li: '.',
};

/** Marks after which no other one stands. */
const PUNCTUATION = /[.!?:;。！？：；]$/;

const HEADING = /^h[1-4]$/;

/** Names of several words, such as `getRowId` and `DataGridPro`: others say little of a place. */
const IDENTIFIER = /\b[A-Za-z][a-z\d]+(?:[A-Z][a-z\d]*)+\b/g;

type Attributes = Record<string, string>;

function hasClass(attributes: Attributes, name: string): boolean {
  return attributes.class?.split(/\s+/).includes(name) ?? false;
}

function isSkipped(name: string, attributes: Attributes): boolean {
  return (
    SKIPPED.has(name) ||
    SKIPPED_ATTRIBUTES.some((attribute) => attribute in attributes) ||
    hasClass(attributes, 'hash-link')
  );
}

/** Collects an article while its page is parsed. */
class ArticleReader {
  readonly article: Article = { title: '', sections: [] };
  private section = this.begin(1);
  /** Depth of the element at hand below the article's own; 0 outside of it. */
  private depth = 0;
  /** The depth at which skipping began; 0 where nothing is skipped. */
  private skippedFrom = 0;
  private headingDepth = 0;
  /** Depth of the `pre` at hand; 0 outside of one. */
  private codeDepth = 0;
  private code = '';

  private begin(level: number, id?: string): ArticleSection {
    const section: ArticleSection = {
      ...(id && { id }),
      title: '',
      level,
      text: '',
      code: [],
      demos: [],
    };
    this.article.sections.push(section);
    return section;
  }

  open(name: string, attributes: Attributes) {
    if (name === 'meta' && attributes.name === 'description') {
      // No text of the page, but its own sentence on what it is about.
      this.section.text += `${attributes.content} `;
    }
    if (this.depth === 0 && !hasClass(attributes, ARTICLE_CLASS)) {
      return;
    }
    this.depth += 1;
    if (name === 'pre' && this.codeDepth === 0) {
      this.codeDepth = this.depth;
    }
    if (this.skippedFrom > 0) {
      return;
    }
    if ('data-demo' in attributes && attributes.id) {
      this.section.demos.push(attributes.id);
    }
    if (isSkipped(name, attributes)) {
      this.skippedFrom = this.depth;
    } else if (HEADING.test(name)) {
      this.headingDepth = this.depth;
      if (name !== 'h1') {
        this.section = this.begin(Number(name[1]), attributes.id);
      }
    }
    if (name === 'tbody') {
      // The head's row, whose ends the page's HTML leaves out.
      this.punctuate('tr');
    }
    this.separate(name);
  }

  text(text: string) {
    if (this.codeDepth > 0) {
      this.code += text;
    }
    if (this.depth === 0 || this.skippedFrom > 0) {
      return;
    }
    if (this.headingDepth === 0) {
      this.section.text += text;
    } else if (this.section.level === 1) {
      this.article.title += text;
    } else {
      this.section.title += text;
    }
  }

  close(name: string) {
    if (this.depth === 0) {
      return;
    }
    if (this.codeDepth === this.depth) {
      this.codeDepth = 0;
      this.section.code.push(...(this.code.match(IDENTIFIER) ?? []));
      this.code = '';
    }
    if (this.headingDepth === this.depth) {
      this.headingDepth = 0;
    }
    if (this.skippedFrom === this.depth) {
      this.skippedFrom = 0;
    }
    this.depth -= 1;
    this.punctuate(name);
    this.separate(name);
  }

  /** Ends a cell or row of a table, or an item of a list; a row's own mark takes the place of its last cell's. */
  private punctuate(name: string) {
    const mark = END_MARKS[name];
    if (mark === undefined || this.skippedFrom > 0) {
      return;
    }
    const text = this.section.text.trimEnd().replace(mark === '.' ? /;$/ : '', '');
    this.section.text = text === '' || PUNCTUATION.test(text) ? text : text + mark;
  }

  private separate(name: string) {
    if (!INLINE.has(name) && this.skippedFrom === 0) {
      this.section.text += ' ';
    }
  }
}

function tidy(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

/**
 * Reads the article of a built page, its description before its text, without its code,
 * demos and controls.
 *
 * @returns null for a page that has none, such as one of the API reference
 */
export function readArticle(html: string): Article | null {
  const reader = new ArticleReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html);
  const { title, sections } = reader.article;
  return title.trim() === ''
    ? null
    : {
        title: tidy(title),
        sections: sections.map((section) => ({
          ...section,
          title: tidy(section.title),
          text: tidy(section.text),
          code: [...new Set(section.code)],
        })),
      };
}
