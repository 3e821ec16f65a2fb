import { Prism } from 'prism-react-renderer';
import { deepenJsx } from '../../src/utils/deepenJsx';

deepenJsx(Prism.languages);

type Token = InstanceType<typeof Prism.Token>;
type TokenStream = Token['content'];

/**
 * The tokens that `portal.css` gives a color: on a page with twenty demos, an element for
 * each of the others is half of the document.
 */
export const COLORED: ReadonlySet<string> = new Set([
  ...['comment', 'prolog', 'cdata'],
  ...['keyword', 'boolean', 'important'],
  ...['string', 'attr-value', 'char', 'template-string', 'inserted', 'deleted'],
  ...['number', 'symbol'],
  ...['function', 'class-name', 'builtin', 'tag', 'maybe-class-name'],
  ...['attr-name', 'property'],
  ...['plain-text', 'script'],
]);

function isColored({ type, alias }: Token): boolean {
  return [type, alias].flat().some((name) => COLORED.has(name));
}

/** The sign before an attribute's value, which is part of that value to Prism. */
function isEquals(part: string | Token | undefined): boolean {
  return part instanceof Prism.Token && part.content === '=';
}

/**
 * Of an element the name alone: to Prism, its brackets and attributes are part of its tag,
 * and the equals sign part of the attribute's value.
 */
function narrow(token: Token): TokenStream {
  const { type, content } = token;
  if (!Array.isArray(content)) {
    return token;
  }
  if (type === 'tag') {
    return content.map((part) =>
      typeof part === 'string' && part.trim() !== ''
        ? new Prism.Token('tag', part)
        : part,
    );
  }
  if (type === 'attr-value' && isEquals(content[0])) {
    return ['=', new Prism.Token(type, content.slice(1))];
  }
  return token;
}

/** Leaves tokens away that look like the text around them; what is in them stays. */
function keepColored(stream: TokenStream, around?: string): TokenStream {
  if (typeof stream === 'string') {
    return stream;
  }
  if (Array.isArray(stream)) {
    return stream.flatMap((part) => keepColored(part, around));
  }
  const narrowed = narrow(stream);
  if (narrowed !== stream) {
    return keepColored(narrowed, around);
  }
  const isShown = isColored(stream) && stream.type !== around;
  const content = keepColored(stream.content, isShown ? stream.type : around);
  if (!isShown) {
    return content;
  }
  stream.content = content;
  return stream;
}

/**
 * Highlights code at build time, so that no page ships a highlighter for it.
 *
 * @returns escaped text with `<span class="token …">` around the tokens that have a color
 * @throws for a language that the highlighter doesn't know
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  if (!grammar) {
    throw new Error(`No highlighting for the language "${language}".`);
  }
  const tokens = keepColored(Prism.tokenize(code, grammar));
  return Prism.Token.stringify(Prism.util.encode(tokens), language);
}
