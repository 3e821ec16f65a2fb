import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { TEXT_PROPS } from '../hasProse';
import type { Finding, ParsedPage } from '../types';
import type { CheckedPage } from './types';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** An element as a page would write it, without the texts that are translated. */
function renderElement({ name, attributes }: Element): string {
  const texts = attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return `{${attribute.value}}`;
    }
    if (TEXT_PROPS.includes(attribute.name)) {
      return attribute.name;
    }
    const { value } = attribute;
    return value == null
      ? attribute.name
      : `${attribute.name}=${typeof value === 'string' ? `"${value}"` : `{${value.value}}`}`;
  });
  return `<${[name ?? '', ...texts].join(' ')}>`;
}

function listElements({ root }: ParsedPage, type: Element['type']) {
  const elements: { text: string; line: number }[] = [];
  visit(root, type, (node) => {
    elements.push({
      text: renderElement(node as Element),
      line: node.position!.start.line,
    });
  });
  return elements;
}

/** Elements between words may change their order with the sentence: how many of each counts. */
function checkInline({ english, translation }: CheckedPage): Finding[] {
  const left = listElements(translation, 'mdxJsxTextElement');
  const lost = listElements(english, 'mdxJsxTextElement').filter(({ text }) => {
    const index = left.findIndex((element) => element.text === text);
    if (index >= 0) {
      left.splice(index, 1);
    }
    return index < 0;
  });
  return [
    ...lost.map(({ text, line }) => ({
      line: 1,
      message: `${text} is missing; the English page has it in line ${line}`,
    })),
    ...left.map(({ text, line }) => ({
      line,
      message: `${text} is not on the English page`,
    })),
  ];
}

/** Demos and other components are those of the English page, with the same options. */
export function checkElements(page: CheckedPage): Finding[] {
  const expected = listElements(page.english, 'mdxJsxFlowElement');
  const found = listElements(page.translation, 'mdxJsxFlowElement');
  const length = Math.max(expected.length, found.length);
  const index = Array.from({ length }, (_, at) => at).find(
    (at) => expected[at]?.text !== found[at]?.text,
  );
  const flow: Finding[] =
    index === undefined
      ? []
      : [
          {
            line: found[index]?.line ?? found.at(-1)?.line ?? 1,
            message: `the English page has ${expected[index]?.text ?? 'no further component'} here, and the translation ${found[index]?.text ?? 'none'}: write the same`,
          },
        ];
  return [...flow, ...checkInline(page)];
}
