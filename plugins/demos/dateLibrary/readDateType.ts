import ts from 'typescript';

/**
 * What an expression holds, as far as the source says it: a date, several, neither, what
 * can't be told, or, where its type names the parts, what each of them holds.
 */
export type Holds = 'date' | 'dates' | 'other' | 'unknown' | Parts;

/** By the names of an object's properties, or the positions in a tuple. */
interface Parts {
  [name: string]: Holds;
}

const LIST_TYPES = /^(?:DateRange|NonEmptyDateRange|Array|ReadonlyArray)$/;

/** Of two branches: null, undefined and literals go along with a date. */
export function mergeHolds(a: Holds, b: Holds): Holds {
  if (a === b || b === 'other') {
    return a;
  }
  return a === 'other' ? b : 'unknown';
}

/** What one part of a value holds. */
export function getPart(
  whole: Holds,
  name: string | undefined,
  isItem: boolean,
): Holds {
  if (typeof whole === 'object') {
    return (name === undefined ? undefined : whole[name]) ?? 'unknown';
  }
  return whole === 'dates' && isItem ? 'date' : 'unknown';
}

/** What a type that is made of others says: unknown where their dates lie deeper. */
function readItems(types: readonly ts.TypeNode[], isList: boolean): Holds {
  const holds = types.map(readDateType);
  if (isList && holds.includes('date')) {
    return 'dates';
  }
  return holds.every((part) => part === 'other') ? 'other' : 'unknown';
}

function readTuple({ elements }: ts.TupleTypeNode): Holds {
  const hasRest = elements.some(
    (element) =>
      ts.isRestTypeNode(element) ||
      (ts.isNamedTupleMember(element) && element.dotDotDotToken !== undefined),
  );
  const parts = elements.map(readDateType);
  if (parts.every((part) => part === 'date' || (hasRest && part === 'dates'))) {
    return 'dates';
  }
  if (parts.every((part) => part === 'other')) {
    return 'other';
  }
  return hasRest ? 'unknown' : Object.fromEntries(parts.entries());
}

function readMembers({ members }: ts.TypeLiteralNode): Holds {
  const parts = members
    .filter(ts.isPropertySignature)
    .map(({ name, type }) => [name.getText(), type ? readDateType(type) : 'other']);
  return Object.fromEntries(parts) as Parts;
}

/** What a type says of its values. */
export function readDateType(type: ts.TypeNode): Holds {
  if (
    ts.isParenthesizedTypeNode(type) ||
    ts.isTypeOperatorNode(type) ||
    ts.isNamedTupleMember(type) ||
    ts.isOptionalTypeNode(type) ||
    ts.isRestTypeNode(type)
  ) {
    return readDateType(type.type);
  }
  if (ts.isUnionTypeNode(type)) {
    return type.types.map(readDateType).reduce(mergeHolds);
  }
  if (ts.isTypeReferenceNode(type)) {
    const { typeName, typeArguments = [] } = type;
    const name = ts.isIdentifier(typeName) ? typeName.text : typeName.right.text;
    return name === 'Dayjs'
      ? 'date'
      : readItems(typeArguments, LIST_TYPES.test(name));
  }
  if (ts.isArrayTypeNode(type)) {
    return readItems([type.elementType], true);
  }
  if (ts.isTupleTypeNode(type)) {
    return readTuple(type);
  }
  if (!/\bDayjs\b/.test(type.getText())) {
    return 'other';
  }
  return ts.isTypeLiteralNode(type) ? readMembers(type) : 'unknown';
}
