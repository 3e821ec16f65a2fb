import type {
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableRow as Row,
} from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { LabelKey, LabelValues } from '../../../src/i18n/types';
import { toPhrase } from '../common/toPhrase';
import type { StateStart } from '../common/history/types';
import type { PageHistory } from '../render/createPageHistory';
import { completeMarkdown, type DescriptionLinks } from '../render/renderMarkdown';
import { toMemberAnchor } from '../common/memberAnchor';
import type { Member } from '../members';

/** What the rendering of a table rests on. */
export interface TableContext extends DescriptionLinks {
  /** The portal's labels, in the page's language. */
  t: (key: LabelKey, values?: LabelValues) => string;
  /** Route of the members' page. */
  permalink: string;
  /** What the record says of a member. */
  getMarks: PageHistory['getMarks'];
}

const parser = unified().use(remarkParse);

const toText = (value: string): PhrasingContent => ({ type: 'text', value });

function toElement(
  name: string,
  attributes: Record<string, string>,
  children: PhrasingContent[] = [],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  };
}

/** A cell has no blocks, and a page no raw HTML: of those the text is kept. */
function toPhrasing(node: RootContent): PhrasingContent[] {
  switch (node.type) {
    case 'paragraph':
      return node.children.flatMap(toPhrasing);
    case 'html':
      return [toText(node.value)];
    case 'text':
    case 'inlineCode':
    case 'link':
    case 'emphasis':
    case 'strong':
      return [node];
    default:
      return [toText(` ${toString(node)} `)];
  }
}

/** A description as the content of a cell. */
function toContent(description: string, context: TableContext): PhrasingContent[] {
  const root: Root = parser.parse(completeMarkdown(description, context));
  return root.children.flatMap((block, index) => [
    ...(index > 0 ? [toText(' ')] : []),
    ...toPhrasing(block),
  ]);
}

/** `Since 8.12` stays on one line; a range is too long for that. */
function toSincePhrase(t: TableContext['t'], since: StateStart): string {
  const phrase = toPhrase(t, 'since', since);
  return since.after === undefined ? phrase.replaceAll(' ', '\u00a0') : phrase;
}

function toNameCell(
  { section, name, plan = 'community' }: Member,
  { t, permalink, getMarks }: TableContext,
): PhrasingContent[] {
  const { since } = getMarks(section, name);
  return [
    {
      type: 'link',
      url: `${permalink}#${toMemberAnchor(section, name)}`,
      children: [{ type: 'inlineCode', value: name }],
    },
    ...(plan === 'community'
      ? []
      : [toText(' '), toElement('Plan', { name: plan })]),
    ...(since ? [toText(` ${toSincePhrase(t, since)}`)] : []),
  ];
}

function toDescriptionCell(
  { description, returns, deprecated, untranslated }: Member,
  context: TableContext,
): PhrasingContent[] {
  if (description === '' && deprecated === undefined && returns !== undefined) {
    return [
      toText(`${context.t('api.returns')} `),
      { type: 'inlineCode', value: returns },
    ];
  }
  const reason = typeof deprecated === 'string' ? deprecated : '';
  const label: PhrasingContent[] =
    deprecated === undefined
      ? []
      : [
          { type: 'strong', children: [toText(context.t('api.deprecated'))] },
          toText(' '),
        ];
  const texts = [reason, description].filter((text) => text !== '');
  const content = toContent(texts.join('\n\n'), context);
  return [
    ...label,
    ...(untranslated ? [toElement('span', { lang: 'en' }, content)] : content),
  ];
}

function toRow(cells: readonly PhrasingContent[][]): Row {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  };
}

/**
 * A table of members: their names, which lead to the reference, with the plan they need
 * and since when they are there, and what they are for. A plain table of the page, so
 * that its search, its Markdown and its links hold for it. Where a selector is described
 * nowhere, it says what it returns.
 */
export function createTable(
  members: readonly Member[],
  context: TableContext,
): Table {
  const { t } = context;
  return {
    type: 'table',
    // ScrollTable gives names their room.
    data: { hProperties: { className: ['member-table'] } },
    children: [
      toRow([[toText(t('api.name'))], [toText(t('api.description'))]]),
      ...members.map((member) =>
        toRow([toNameCell(member, context), toDescriptionCell(member, context)]),
      ),
    ],
  };
}
