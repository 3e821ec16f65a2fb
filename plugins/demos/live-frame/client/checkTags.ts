import { parse, type Token } from 'sucrase/dist/parser';
import { TokenType } from 'sucrase/dist/parser/tokenizer/types';
import { LiveError } from './LiveError';
import type { LiveFile } from './messages';

/** A tag that is being read, or an element whose children are. */
interface OpenTag {
  /** Empty for a fragment. */
  name: string;
  isClosing: boolean;
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
 * Checks that each JSX element is closed by its own name, which the transform doesn't.
 *
 * @throws a LiveError of the phase `syntax`, with the line of the wrong tag
 */
export function checkTags({ name: file, code }: LiveFile): void {
  const { tokens } = parse(code, true, /\.tsx?$/.test(file), false);
  const open: OpenTag[] = [];
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
      open.push({ name, isClosing });
    } else if (token.type === TokenType.jsxTagEnd) {
      const isSelfClosing = tokens[index - 1]?.type === TokenType.slash;
      if (open.at(-1)?.isClosing) {
        open.splice(-2);
      } else if (isSelfClosing) {
        open.pop();
      }
    }
  });
}
