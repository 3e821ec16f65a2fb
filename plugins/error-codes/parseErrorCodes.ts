import { parse, type CallExpression, type Expression, type Program } from 'acorn';
import { simple } from 'acorn-walk';
import type { ErrorCode } from './types';

/** The function that a production build calls instead of writing the message out. */
const FORMATTER = /(?:^|\/)formatMuiErrorMessage(?:\/|$|\.)/;

type CodeMessage = Pick<ErrorCode, 'code' | 'message'>;

/** A text with a `%s` for each expression in it, and the sources of these expressions. */
interface Template {
  text: string;
  expressions: string[];
}

function joinTemplates(parts: readonly Template[]): Template {
  return {
    text: parts.map(({ text }) => text).join(''),
    expressions: parts.flatMap(({ expressions }) => expressions),
  };
}

function toTemplate(node: Expression, source: string): Template {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return { text: node.value, expressions: [] };
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    return joinTemplates([
      toTemplate(node.left as Expression, source),
      toTemplate(node.right, source),
    ]);
  }
  if (node.type === 'TemplateLiteral') {
    return joinTemplates(
      node.quasis.flatMap(({ value }, index) => {
        const expression = node.expressions[index];
        const text: Template = { text: value.cooked ?? value.raw, expressions: [] };
        return expression ? [text, toTemplate(expression, source)] : [text];
      }),
    );
  }
  return { text: '%s', expressions: [source.slice(node.start, node.end)] };
}

/** The local name that a module gives to the formatter; undefined where it doesn't import it. */
function findFormatter(program: Program): string | undefined {
  for (const node of program.body) {
    if (
      node.type === 'ImportDeclaration' &&
      FORMATTER.test(String(node.source.value))
    ) {
      return node.specifiers[0]?.local.name;
    }
  }
  return undefined;
}

function toCodeMessage(
  message: Expression,
  call: CallExpression,
  source: string,
): CodeMessage {
  const [code, ...given] = call.arguments;
  const { text, expressions } = toTemplate(message, source);
  const passed = given.map(({ start, end }) => source.slice(start, end));
  if (code?.type !== 'Literal' || typeof code.value !== 'number') {
    throw new Error(
      `its code is no number in ${source.slice(call.start, call.end)}`,
    );
  }
  if (expressions.join('\n') !== passed.join('\n')) {
    throw new Error(
      `the message of code ${code.value} has the arguments (${expressions.join(', ')}), but the production build passes (${passed.join(', ')})`,
    );
  }
  return { code: code.value, message: text };
}

/**
 * Reads the numbered messages of a published module: the text stands beside the number,
 * as the two ends of one choice (`… !== 'production' ? 'text' : format(7)`).
 *
 * @param source text of an ES module
 * @returns none for a module that numbers nothing
 * @throws an Error that says what is not understood: a code would be lost in silence
 */
export function parseErrorCodes(source: string): CodeMessage[] {
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const formatter = findFormatter(program);
  if (formatter === undefined) {
    return [];
  }
  const isCall = (node: Expression): node is CallExpression =>
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === formatter;
  const codes: CodeMessage[] = [];
  let calls = 0;
  simple(program, {
    CallExpression: (node) => {
      calls += isCall(node) ? 1 : 0;
    },
    ConditionalExpression: ({ consequent, alternate }) => {
      if (isCall(alternate)) {
        codes.push(toCodeMessage(consequent, alternate, source));
      }
    },
  });
  if (codes.length !== calls) {
    throw new Error(
      `${calls - codes.length} of ${calls} numbered errors have no message beside them`,
    );
  }
  return codes;
}
