import path from 'node:path';
import type { ArrowFunctionExpression, ObjectExpression, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { countCodeLines } from './countCodeLines';
import { parseDemoOptions } from './demoOptions';
import { resolveDemo, type DemoRoots } from './resolveDemo';
import type { DemoEntry } from './types';

function toProgram(expression: ObjectExpression): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  };
}

/** The expression `() => import("<request>")`. */
function toLazyImport(request: string): ArrowFunctionExpression {
  return {
    type: 'ArrowFunctionExpression',
    expression: true,
    params: [],
    body: {
      type: 'ImportExpression',
      source: { type: 'Literal', value: request },
    } as ArrowFunctionExpression['body'],
  };
}

/** The attribute `loads={{ system: () => import("<request>"), … }}`. */
function toLoadsAttribute(
  { sources }: DemoEntry,
  { siteDir }: DemoRoots,
): MdxJsxAttribute {
  const requests = Object.entries(sources).map(([styling, file]) => ({
    styling,
    request: `@site/${path.relative(siteDir, file).split(path.sep).join('/')}?demo`,
  }));
  const expression: ObjectExpression = {
    type: 'ObjectExpression',
    properties: requests.map(({ styling, request }) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: { type: 'Identifier', name: styling },
      value: toLazyImport(request),
    })),
  };
  const value = requests
    .map(
      ({ styling, request }) =>
        `${styling}: () => import(${JSON.stringify(request)})`,
    )
    .join(', ');
  return {
    type: 'mdxJsxAttribute',
    name: 'loads',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `{ ${value} }`,
      data: { estree: toProgram(expression) },
    },
  };
}

function toTextAttribute(name: string, value: string | number): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value: String(value) };
}

/**
 * The attributes of a demo's element as texts.
 *
 * @throws for a spread, whose content nobody could check
 */
export function readAttributes(node: MdxJsxFlowElement): Record<string, string> {
  return Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') {
        throw new Error(
          '<Demo {...options} />: write each option by its name: a spread can’t be checked.',
        );
      }
      const { name, value } = attribute;
      return [name, typeof value === 'string' ? value : (value?.value ?? 'true')];
    }),
  );
}

/** The completed attributes of a demo's element, for `client/Demo`. */
async function completeAttributes(
  element: MdxJsxFlowElement,
  pagePath: string,
  roots: DemoRoots,
): Promise<MdxJsxAttribute[]> {
  const { src, ...options } = parseDemoOptions(readAttributes(element));
  const demo = resolveDemo(src, pagePath, roots);
  const lines = await countCodeLines(demo, roots.siteDir, options.codeOpen === true);
  return [
    toTextAttribute('id', demo.id),
    toLoadsAttribute(demo, roots),
    toTextAttribute('lines', lines.own.join(' ')),
    ...(lines.libraries
      ? [
          toTextAttribute(
            'libraryLines',
            lines.libraries.map((counts) => counts.join(' ')).join(';'),
          ),
        ]
      : []),
    ...Object.entries(options).flatMap(([name, value]) =>
      value === undefined || value === false
        ? []
        : [toTextAttribute(name, String(value))],
    ),
  ];
}

/**
 * Creates the remark plugin that completes each `<Demo src="./Name.tsx" />` with the demo's identity
 * and its lazy imports. The same line works in a translated page.
 *
 * The plugin stops the build, with the page and the line, at an unknown file, a wrong
 * option, an import that is not public or a faulty preview region.
 *
 * @param roots where pages and translations live; kept in the closure, because a
 *   plugin's options would end up, absolute paths included, in every page's script
 */
export function createRemarkDemos(roots: DemoRoots) {
  return () => async (tree: Root, file: VFile) => {
    const elements: MdxJsxFlowElement[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement;
      if (element.name === 'Demo') {
        elements.push(element);
      }
    });
    for (const element of elements) {
      try {
        element.attributes = await completeAttributes(element, file.path, roots);
      } catch (error) {
        file.fail((error as Error).message, element, 'demos');
      }
    }
  };
}
