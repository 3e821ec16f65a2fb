import type { Element } from 'hast';
import {
  findElements,
  getText,
  hasClass,
  replaceElements,
  toCodeElement,
} from '../hast';
import type { Rewrite } from '../types';

/** Marks of lines that a page shows by color; in a text they are those of a diff. */
const SIGNS = { 'code-line-added': '+', 'code-line-removed': '-' } as const;

function getSign(line: Element): string {
  const [, sign = ' '] =
    Object.entries(SIGNS).find(([name]) => hasClass(line, name)) ?? [];
  return sign;
}

function readLanguage(block: Element): string {
  const name = (block.properties.className as string[] | undefined)?.find((value) =>
    value.startsWith('language-'),
  );
  return name?.slice('language-'.length) ?? 'text';
}

function toCode(block: Element): Element {
  const lines = findElements(block, (element) => hasClass(element, 'token-line'));
  const [title] = findElements(
    block,
    ({ properties }) => properties.dataCodeTitle !== undefined,
  );
  const texts = lines.map((line) => getText(line).replace(/\n$/, ''));
  const signs = lines.map(getSign);
  const isMarked = signs.some((sign) => sign !== ' ');
  const code = isMarked ? texts.map((text, index) => signs[index]! + text) : texts;
  return toCodeElement(code.join('\n'), {
    language: isMarked ? 'diff' : readLanguage(block),
    title: title && getText(title),
  });
}

/** A fenced block keeps its code, language and title, without its bar. */
export const rewriteCodeBlocks: Rewrite = (content) =>
  replaceElements(
    content,
    (element) => hasClass(element, 'theme-code-block'),
    (block) => [toCode(block)],
  );
