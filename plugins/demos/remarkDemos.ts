import fs from 'node:fs';
import path from 'node:path';
import type { ArrowFunctionExpression, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readDemoSource } from './readDemoSource';
import { resolveDemo, type DemoRoots } from './resolveDemo';

/** Options that an author may write; the rest of the component's props is filled in here. */
const AUTHOR_OPTIONS = ['src', 'height', 'narrowHeight'];

function toProgram(expression: ArrowFunctionExpression): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  };
}

/** The attribute `load={() => import("<request>")}`. */
function toLoadAttribute(request: string): MdxJsxAttribute {
  const load: ArrowFunctionExpression = {
    type: 'ArrowFunctionExpression',
    expression: true,
    params: [],
    body: {
      type: 'ImportExpression',
      source: { type: 'Literal', value: request },
    } as ArrowFunctionExpression['body'],
  };
  return {
    type: 'mdxJsxAttribute',
    name: 'load',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `() => import(${JSON.stringify(request)})`,
      data: { estree: toProgram(load) },
    },
  };
}

function toTextAttribute(name: string, value: string | number): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value: String(value) };
}

/** A height in pixels as the author wrote it; undefined where there is none. */
function readHeight(
  values: Record<string, string>,
  name: string,
): string | undefined {
  const value = values[name];
  if (value !== undefined && !/^[1-9]\d{0,3}$/.test(value)) {
    throw new Error(
      `<Demo src="${values.src}" ${name}={${value}} />: the height is a whole number of pixels, as in ${name}={360}.`,
    );
  }
  return value;
}

interface AuthorOptions {
  src: string;
  height?: string;
  narrowHeight?: string;
}

/** Reads what the author wrote; throws for what a demo doesn't take. */
function readOptions(node: MdxJsxFlowElement): AuthorOptions {
  const values: Record<string, string> = {};
  for (const attribute of node.attributes) {
    const name =
      attribute.type === 'mdxJsxAttribute' ? attribute.name : '{...spread}';
    if (attribute.type !== 'mdxJsxAttribute' || !AUTHOR_OPTIONS.includes(name)) {
      throw new Error(
        `<Demo>: "${name}" is not an option of a demo. The options are: ${AUTHOR_OPTIONS.join(', ')}.`,
      );
    }
    values[name] =
      typeof attribute.value === 'string'
        ? attribute.value
        : (attribute.value?.value ?? '');
  }
  if (!values.src) {
    throw new Error(
      '<Demo>: write the demo\'s file, as in <Demo src="./ColumnTypes.tsx" />.',
    );
  }
  return {
    src: values.src,
    height: readHeight(values, 'height'),
    narrowHeight: readHeight(values, 'narrowHeight'),
  };
}

/**
 * Creates the remark plugin that completes each `<Demo src="./Name.tsx" />` with the demo's identity
 * and its lazy import. The same line works in a translated page.
 *
 * The plugin stops the build, with the page and the line, at an unknown file, an unknown
 * option or a faulty preview region.
 *
 * @param roots where pages and translations live; kept in the closure, because a
 *   plugin's options would end up, absolute paths included, in every page's script
 */
export function createRemarkDemos(roots: DemoRoots) {
  return () => (tree: Root, file: VFile) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement;
      if (element.name !== 'Demo') {
        return;
      }
      try {
        const { src, ...heights } = readOptions(element);
        const demo = resolveDemo(src, file.path, roots);
        const shownPath = path.relative(roots.siteDir, demo.filePath);
        const source = readDemoSource(
          fs.readFileSync(demo.filePath, 'utf8'),
          shownPath,
        );
        element.attributes = [
          toTextAttribute('id', demo.id),
          toLoadAttribute(`@site/${shownPath.split(path.sep).join('/')}?demo`),
          ...Object.entries(heights).flatMap(([name, value]) =>
            value === undefined ? [] : [toTextAttribute(name, value)],
          ),
          ...(source.preview === undefined
            ? []
            : [toTextAttribute('previewLines', source.preview.split('\n').length)]),
        ];
      } catch (error) {
        file.fail((error as Error).message, element, 'demos');
      }
    });
  };
}
