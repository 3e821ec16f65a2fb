import type {
  ArrayExpression,
  AssignmentProperty,
  Identifier,
  Node,
  ObjectExpression,
  Program,
  Property,
} from 'acorn';
import { ancestor } from 'acorn-walk';
import { createLocator, type Part } from './parts';

/** The attributes by which grids and charts name what they make of columns and series. */
type DataAttribute = 'data-field' | 'data-series';

interface Datum {
  attribute: DataAttribute;
  value: string;
}

function getKey(node: Node): string | undefined {
  return node.type === 'Identifier' ? (node as Identifier).name : undefined;
}

function getName(node: Node): string | undefined {
  const { type, id, key } = node as Node & Record<'id' | 'key', Node | null>;
  const name =
    type === 'VariableDeclarator' || type === 'FunctionDeclaration'
      ? id
      : type === 'Property'
        ? key
        : undefined;
  return name ? getKey(name) : undefined;
}

/** The name that the last of some nodes, each within the one before, belongs to. */
function getOwnerName(ancestors: Node[]): string {
  return ancestors.slice(0, -1).map(getName).findLast(Boolean) ?? '';
}

/** The text that a property of an object is written as. */
function getText(
  { properties }: ObjectExpression,
  name: string,
): string | undefined {
  const property = properties.find((candidate) => getName(candidate) === name);
  return property?.type === 'Property' &&
    property.value.type === 'Literal' &&
    typeof property.value.value === 'string'
    ? property.value.value
    : undefined;
}

/** A series without an id is named by its place, as the charts do; one behind a spread has none. */
function getSeriesId(object: ObjectExpression, list: ArrayExpression) {
  const before = list.elements.slice(0, list.elements.indexOf(object));
  const hasId = object.properties.some((property) => getName(property) === 'id');
  return hasId
    ? getText(object, 'id')
    : before.some((element) => element?.type !== 'ObjectExpression')
      ? undefined
      : `auto-generated-id-${before.length}`;
}

function toDatum(
  object: ObjectExpression,
  list: ArrayExpression,
  owner: string,
): Datum | undefined {
  const [attribute, value] = /columns$/i.test(owner)
    ? (['data-field', getText(object, 'field')] as const)
    : (['data-series', getSeriesId(object, list)] as const);
  return value === undefined ? undefined : { attribute, value };
}

/** The component that a slot is filled with: a name, or what an import has become. */
function getComponent({ value }: Property | AssignmentProperty): string | undefined {
  if (value.type === 'Identifier') {
    return value.name;
  }
  if (value.type !== 'MemberExpression' || value.object.type !== 'Identifier') {
    return undefined;
  }
  const member = getKey(value.property);
  // A default import is called after its file, which is called after its component.
  return member === 'default' ? /^_(\w+?)\d*$/.exec(value.object.name)?.[1] : member;
}

/**
 * The columns, series and slots of a file: objects in an array that belongs to a name such
 * as `columns` or `series`, and components in an object that belongs to `slots`. The lines
 * are those of the source, but not the columns: where an element begins on the same line,
 * it alone stands for it.
 *
 * @param code compiled, line by line; what `program` was parsed from
 * @param elements the parts that the file's elements make
 */
export function readData(
  file: string,
  code: string,
  program: Program,
  elements: readonly Part[],
): Part[] {
  const locate = createLocator(code);
  const parts: Part[] = [];
  const add = (node: Node, found: Pick<Part, 'name' | 'selector' | 'component'>) => {
    const { line } = locate(node.start);
    if (!elements.some(({ from }) => from.line === line)) {
      const to = { line: locate(node.end).line, column: Infinity };
      parts.push({ ...found, file, from: { line, column: 0 }, to });
    }
  };
  ancestor(program, {
    ObjectExpression(object, _, ancestors) {
      const list = ancestors.at(-2);
      const owner = getOwnerName(ancestors);
      const datum =
        list?.type === 'ArrayExpression' && /(?:columns|series)$/i.test(owner)
          ? toDatum(object, list as ArrayExpression, owner)
          : undefined;
      if (datum) {
        const { attribute, value } = datum;
        add(object, {
          name: '',
          selector: `[${attribute}=${JSON.stringify(value)}]`,
        });
      }
    },
    Property(property, _, ancestors) {
      const component = getComponent(property);
      if (
        component &&
        /^[A-Z]/.test(component) &&
        /slots$/i.test(getOwnerName(ancestors))
      ) {
        add(property, { name: '', component });
      }
    },
  });
  return parts;
}
