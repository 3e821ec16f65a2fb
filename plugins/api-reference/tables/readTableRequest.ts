import type { Expression } from 'estree';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** What a page asks a table of. */
export type TableRequest =
  | { kind: 'events' | 'selectors'; product: string; names?: string[] }
  | { kind: 'members'; of: string; names?: string[] };

/** The elements by what they list, each with the way to write it. */
const ELEMENTS = {
  ApiEvents: { kind: 'events', owner: 'product' },
  ApiSelectors: { kind: 'selectors', owner: 'product' },
  ApiMembers: { kind: 'members', owner: 'of' },
} as const;

const EXAMPLES = {
  ApiEvents: '<ApiEvents product="data-grid" />',
  ApiSelectors: '<ApiSelectors product="data-grid" />',
  ApiMembers: '<ApiMembers of="GridApi" names={[\'setPage\']} />',
} as const;

export type TableElement = keyof typeof ELEMENTS;

/** Whether an element of a page is one of the tables. */
export function isTableElement(name: string | null): name is TableElement {
  return name !== null && Object.hasOwn(ELEMENTS, name);
}

function readNames(expression: Expression | undefined): string[] | undefined {
  if (expression?.type !== 'ArrayExpression' || expression.elements.length === 0) {
    return undefined;
  }
  const names = expression.elements.flatMap((element) =>
    element?.type === 'Literal' && typeof element.value === 'string'
      ? [element.value]
      : [],
  );
  const isSound =
    names.length === expression.elements.length &&
    new Set(names).size === names.length;
  return isSound ? names : undefined;
}

function readAttribute(attribute: MdxJsxFlowElement['attributes'][number]): {
  name: string;
  text?: string;
  names?: string[];
} {
  if (attribute.type !== 'mdxJsxAttribute') {
    return { name: '{…}' };
  }
  const { name, value } = attribute;
  if (typeof value === 'string') {
    return { name, text: value };
  }
  const [statement] = value?.data?.estree?.body ?? [];
  return {
    name,
    names:
      statement?.type === 'ExpressionStatement'
        ? readNames(statement.expression)
        : undefined,
  };
}

/**
 * Reads what an element asks for.
 *
 * @throws an Error that says which attribute is wrong and how to write it
 */
export function readTableRequest(
  element: TableElement,
  attributes: MdxJsxFlowElement['attributes'],
): TableRequest {
  const { kind, owner } = ELEMENTS[element];
  const fail = (fault: string) =>
    new Error(`<${element} />: ${fault}. Write it as ${EXAMPLES[element]}.`);
  const read = attributes.map(readAttribute);
  const unknown = read.find(({ name }) => name !== owner && name !== 'names');
  if (unknown) {
    throw fail(`it has no attribute "${unknown.name}"`);
  }
  const text = read.find(({ name }) => name === owner)?.text;
  if (!text) {
    throw fail(`"${owner}" has to be a text`);
  }
  const listed = read.find(({ name }) => name === 'names');
  if (listed && !listed.names) {
    throw fail('"names" has to be a list of different texts, written out');
  }
  const names = listed?.names && { names: listed.names };
  return kind === 'members'
    ? { kind, of: text, ...names }
    : { kind, product: text, ...names };
}
