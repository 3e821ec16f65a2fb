import type { Link, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { DEFAULT_LANGUAGE } from '../../src/utils/paths';
import { getNearestNames } from '../../src/utils/nearestNames';
import { getSourcePage } from './getSourcePage';
import type { PageRoots } from './parsePageFrontMatter';
import { getSiblingTitle, getSiblingUrl, SIBLING_ROUTES } from './siblingTitles';

/**
 * @throws where the element names no route of the list, with the nearest ones
 */
function readRoute({ attributes }: MdxJsxTextElement): string {
  const [route] = attributes;
  const value =
    route?.type === 'mdxJsxAttribute' && route.name === 'route' ? route.value : null;
  if (typeof value !== 'string' || attributes.length !== 1) {
    throw new Error(
      '<SiblingLink /> takes a route and nothing else: <SiblingLink route="/material-ui/react-button" />.',
    );
  }
  if (!SIBLING_ROUTES.includes(value)) {
    throw new Error(
      `<SiblingLink route="${value}" />: plugins/pages/siblingPages.json has no such route. Nearest: ${getNearestNames(value, SIBLING_ROUTES).join(', ')}.`,
    );
  }
  return value;
}

/**
 * Creates the remark plugin that makes a link of each `<SiblingLink route="…" />`, to a
 * page of the component library's documentation, labelled with its title in the
 * language of the text around. It becomes a plain link: the titles stay out of the pages.
 *
 * The plugin stops the build, with the page and the line, at a route that is not listed.
 *
 * @param roots where pages and translations live
 */
export function createRemarkSiblingLinks(
  roots: Pick<PageRoots, 'siteDir' | 'docsDir'>,
) {
  return () => (tree: Root, file: VFile) => {
    const language = getSourcePage(file.path, roots)?.locale ?? DEFAULT_LANGUAGE;
    visit(
      tree,
      ['mdxJsxTextElement', 'mdxJsxFlowElement'],
      (node, index, parent) => {
        const element = node as MdxJsxTextElement;
        if (element.name !== 'SiblingLink' || parent === undefined) {
          return undefined;
        }
        try {
          const route = readRoute(element);
          const value = getSiblingTitle(route, language)!;
          const link: Link = {
            type: 'link',
            url: getSiblingUrl(route),
            children: [{ type: 'text', value }],
          };
          (parent as Root).children[index!] = link;
        } catch (error) {
          file.fail((error as Error).message, element, 'siblings');
        }
        return SKIP;
      },
    );
  };
}
