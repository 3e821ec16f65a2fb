import type { Heading, Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { getNearestNames } from '../../../src/utils/nearestNames';
import { getExplicitId } from '../../translations';
import type { LinkTargets } from './types';

type Fault = { line?: number; message: string };

/** A page to be checked, and what it is held against. */
export interface CheckedPage {
  /** Its own address. */
  route: string;
  text: string;
  root: Root;
  /** Components that its front matter names. */
  components: readonly string[];
}

export interface PageChecks {
  /** Names that have a page in the reference. */
  known: ReadonlySet<string>;
  targets: LinkTargets;
  /** Throws what is wrong with an embedded demo. */
  checkDemo: (element: MdxJsxFlowElement) => void;
}

function getLine(node: Nodes): number | undefined {
  return node.position?.start.line;
}

/** The line of a field of the front matter, or of a value in it. */
function findFieldLine(text: string, field: string, value = ''): number {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${field}:`));
  const offset = lines.slice(start).findIndex((line) => line.includes(value));
  return start + Math.max(offset, 0) + 1;
}

function findUnknownComponents(
  { text, components }: CheckedPage,
  known: ReadonlySet<string>,
): Fault[] {
  return components
    .filter((name) => !known.has(name))
    .map((name) => ({
      line: findFieldLine(text, 'components', name),
      message: `the reference has no component “${name}”. Write one of the nearest: ${getNearestNames(name, known).join(', ')}; npm run api:status lists all.`,
    }));
}

/** A text as an id, where it has Latin letters. */
function toId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function findHeadingFault(heading: Heading, text: string): Fault[] {
  if (getExplicitId(heading) !== undefined) {
    return [];
  }
  const { start, end } = heading.position!;
  const written = text.slice(start.offset, end.offset);
  return [
    {
      line: start.line,
      message: `the heading has no id, by which translations and links know it. Write: ${written} {/* #${toId(written)} */}`,
    },
  ];
}

/** The target of a link in Markdown or of an element's `href`. */
function readLink(node: Nodes): string | undefined {
  if (node.type === 'link') {
    return node.url;
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const attribute = node.attributes.find(
      (one): one is MdxJsxAttribute =>
        one.type === 'mdxJsxAttribute' && one.name === 'href',
    );
    return typeof attribute?.value === 'string' ? attribute.value : undefined;
  }
  return undefined;
}

/** Files, such as `/x/llms.txt`, and demos alone: the check of a finished build looks for them. */
const LOOKED_FOR_LATER = /\.\w+$|^\/playground\//;

/** What is wrong with a link within the portal; undefined where nothing is. */
function describeLink(
  url: string,
  route: string,
  targets: LinkTargets,
): string | undefined {
  if (!/^[/#]/.test(url)) {
    return undefined;
  }
  const [address = '', anchor] = url.split('#');
  const path = address.replace(/\?.*$/, '').replace(/(?<=.)\/$/, '') || route;
  if (LOOKED_FOR_LATER.test(path)) {
    return undefined;
  }
  if (!targets.has(path)) {
    const near = getNearestNames(path, targets.keys()).join(', ');
    return `the link to ${url} leads to no page. Near are: ${near}.`;
  }
  const anchors = targets.get(path);
  return anchor === undefined || anchors === undefined || anchors.has(anchor)
    ? undefined
    : `the link to ${url}: ${path} has no #${anchor}. Near are: ${getNearestNames(anchor, anchors).join(', ') || 'none, take the anchor away'}.`;
}

/**
 * Finds what would stop a build on a page of the docs: unknown components, headings without
 * an id, faulty demos, links that lead nowhere.
 */
export function findPageFaults(page: CheckedPage, checks: PageChecks): Fault[] {
  const faults = findUnknownComponents(page, checks.known);
  visit(page.root, (node) => {
    if (node.type === 'heading') {
      faults.push(...findHeadingFault(node as Heading, page.text));
    }
    const link = readLink(node as Nodes);
    const fault = link && describeLink(link, page.route, checks.targets);
    if (fault) {
      faults.push({ line: getLine(node as Nodes), message: fault });
    }
    if ('name' in node && node.name === 'Demo') {
      try {
        checks.checkDemo(node as MdxJsxFlowElement);
      } catch (error) {
        faults.push({
          line: getLine(node as Nodes),
          message: (error as Error).message,
        });
      }
    }
  });
  return faults;
}
