import ts from 'typescript';

/** What an expression holds, as far as the source says it: a date, several, or neither. */
export type Holds = 'date' | 'dates' | 'other' | 'unknown';

/** Of two branches: null, undefined and literals go along with a date. */
export function mergeHolds(a: Holds, b: Holds): Holds {
  if (a === b || b === 'other') {
    return a;
  }
  return a === 'other' ? b : 'unknown';
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
    const isList = /^(?:DateRange|NonEmptyDateRange|Array|ReadonlyArray)$/.test(
      name,
    );
    return name === 'Dayjs' ? 'date' : readParts(typeArguments, isList);
  }
  if (ts.isArrayTypeNode(type)) {
    return readParts([type.elementType], true);
  }
  if (ts.isTupleTypeNode(type)) {
    return readParts(type.elements, true);
  }
  return /\bDayjs\b/.test(type.getText()) ? 'unknown' : 'other';
}

/** What a type that is made of others says: unknown where their dates lie deeper. */
function readParts(parts: readonly ts.TypeNode[], isList: boolean): Holds {
  const holds = parts.map(readDateType);
  if (isList && holds.includes('date')) {
    return 'dates';
  }
  return holds.every((part) => part === 'other') ? 'other' : 'unknown';
}
