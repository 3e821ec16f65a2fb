import { parse } from 'acorn';
import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { countCodeLines } from './countCodeLines';
import { parseDemoOptions } from './demoOptions';
import { renderLoads } from './findSources';
import { listFormerNames, readFormerIds } from './formerNames';
import { readDemo } from './readDemo';
import { resolveDemo, resolvePicturedDemo, type DemoRoots } from './resolveDemo';
import type { DemoEntry } from './types';

/** The attribute `loads={{ system: () => import("<request>"), … }}`. */
function toLoadsAttribute(demo: DemoEntry, { siteDir }: DemoRoots): MdxJsxAttribute {
  const value = renderLoads(demo, siteDir);
  const program = parse(`(${value})`, {
    ecmaVersion: 'latest',
    sourceType: 'module',
  });
  return {
    type: 'mdxJsxAttribute',
    name: 'loads',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value,
      data: { estree: program as Program },
    },
  };
}

function toTextAttribute(
  name: string,
  value: string | number | true,
): MdxJsxAttribute {
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

/** The completed attributes of a demo's picture, for `client/DemoPicture`. */
function completePicture(
  element: MdxJsxFlowElement,
  pagePath: string,
  roots: DemoRoots,
): MdxJsxAttribute[] {
  const { src = '', ...others } = readAttributes(element);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw new Error(
      `<DemoPicture src="${src}" />: it takes no ${unknown}. Its one option is src.`,
    );
  }
  const demo = resolvePicturedDemo(src, pagePath, roots);
  return [toTextAttribute('id', demo.id), toLoadsAttribute(demo, roots)];
}

/** An import of a package whose components show a watermark without a license key. */
const COMMERCIAL_IMPORT = /from '@mui\/x-[\w-]+-(?:pro|premium)['/]/;

/** Whether a demo, in the styling that all have, shows components of a commercial plan. */
function isCommercial({ sources }: DemoEntry, siteDir: string): boolean {
  return readDemo(sources.system, siteDir).own.some(({ text }) =>
    COMMERCIAL_IMPORT.test(text),
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
  const formerNames = listFormerNames(demo.id, readFormerIds(roots));
  return [
    toTextAttribute('id', demo.id),
    toLoadsAttribute(demo, roots),
    ...Object.entries({
      ...(await countCodeLines(demo, roots.siteDir, options.codeOpen === true)),
      ...options,
      commercial: isCommercial(demo, roots.siteDir),
      formerNames: formerNames.length > 0 && formerNames.join(' '),
    }).flatMap(([name, value]) =>
      value === undefined || value === false ? [] : toTextAttribute(name, value),
    ),
  ];
}

/**
 * Creates the remark plugin that completes each `<Demo src="./Name.tsx" />` with the demo's identity
 * and its lazy imports, and `<DemoPicture src="../bars/Name.tsx" />` alike. The same lines
 * work in a translated page.
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
      if (element.name === 'Demo' || element.name === 'DemoPicture') {
        elements.push(element);
      }
    });
    for (const element of elements) {
      try {
        const complete =
          element.name === 'Demo' ? completeAttributes : completePicture;
        element.attributes = await complete(element, file.path, roots);
      } catch (error) {
        file.fail((error as Error).message, element, 'demos');
      }
    }
  };
}
