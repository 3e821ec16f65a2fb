import { parse, type Token } from 'sucrase/dist/parser';
import { TokenType } from 'sucrase/dist/parser/tokenizer/types';
import { LiveError } from './LiveError';
import type { LiveFile } from './messages';

/** A JSX element of a file, by offsets in its text. */
export interface JsxElement {
  /** As it is written: `Box`, `Menu.Item`; empty for a fragment. */
  name: string;
  start: number;
  end: number;
  /** Where the opening tag's attributes end, and one more can be written. */
  attributesEnd: number;
}

/** A tag that is being read, or an element whose children are. */
interface OpenTag {
  name: string;
  isClosing: boolean;
  start: number;
  attributesEnd: number;
}

const NAME_PARTS = [TokenType.jsxName, TokenType.dot, TokenType.colon];

/** The name that begins at a token, as in `Box`, `Menu.Item` or `svg:use`. */
function readName(tokens: Token[], from: number, code: string): string {
  const first = tokens[from];
  if (first?.type !== TokenType.jsxName) {
    return '';
  }
  let { end } = first;
  for (const token of tokens.slice(from + 1)) {
    if (!NAME_PARTS.includes(token.type) || token.start !== end) {
      break;
    }
    end = token.end;
  }
  return code.slice(first.start, end);
}

function getLine(code: string, position: number): number {
  return code.slice(0, position).split('\n').length;
}

/**
 * The JSX elements of a file, in the order of their starts. Each has to be closed by its
 * own name, which the transform doesn't check.
 *
 * @throws a LiveError of the phase `syntax`, with the line of the wrong tag
 */
export function readElements({ name: file, code }: LiveFile): JsxElement[] {
  const { tokens } = parse(code, true, /\.tsx?$/.test(file), false);
  const elements: JsxElement[] = [];
  const open: OpenTag[] = [];
  const close = (tag: OpenTag | undefined, end: number) => {
    if (tag) {
      const { name, start, attributesEnd } = tag;
      elements.push({ name, start, end, attributesEnd });
    }
  };
  tokens.forEach((token, index) => {
    if (token.type === TokenType.jsxTagStart) {
      const isClosing = tokens[index + 1]?.type === TokenType.slash;
      const name = readName(tokens, index + (isClosing ? 2 : 1), code);
      const opened = open.at(-1);
      if (isClosing && opened !== undefined && opened.name !== name) {
        throw new LiveError(
          'syntax',
          `The element <${opened.name}> is closed by </${name}>. Write </${opened.name}>.`,
          file,
          getLine(code, token.start),
        );
      }
      open.push({ name, isClosing, start: token.start, attributesEnd: token.end });
    } else if (token.type === TokenType.jsxTagEnd) {
      const before = tokens[index - 1];
      const tag = open.at(-1);
      if (tag?.isClosing) {
        open.pop();
        close(open.pop(), token.end);
      } else if (before?.type === TokenType.slash) {
        open.pop();
        close(tag && { ...tag, attributesEnd: before.start }, token.end);
      } else if (tag) {
        tag.attributesEnd = token.start;
      }
    }
  });
  return elements.sort((a, b) => a.start - b.start);
}
