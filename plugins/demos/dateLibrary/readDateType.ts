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
  if (ts.isParenthesizedTypeNode(type)) {
    return readDateType(type.type);
  }
  if (ts.isUnionTypeNode(type)) {
    return type.types.map(readDateType).reduce(mergeHolds);
  }
  if (ts.isTypeReferenceNode(type)) {
    const { typeName, typeArguments = [] } = type;
    const name = ts.isIdentifier(typeName) ? typeName.text : typeName.right.text;
    if (name === 'Dayjs') {
      return 'date';
    }
    const isList = /^(?:DateRange|NonEmptyDateRange|Array|ReadonlyArray)$/.test(
      name,
    );
    const inner = typeArguments.map(readDateType);
    return isList && inner[0] === 'date'
      ? 'dates'
      : inner.every((holds) => holds === 'other')
        ? 'other'
        : 'unknown';
  }
  if (ts.isTypeOperatorNode(type)) {
    return readDateType(type.type);
  }
  if (ts.isArrayTypeNode(type) || ts.isTupleTypeNode(type)) {
    const parts = ts.isArrayTypeNode(type) ? [type.elementType] : type.elements;
    return parts.some((part) => readDateType(part as ts.TypeNode) === 'date')
      ? 'dates'
      : 'other';
  }
  return /\bDayjs\b/.test(type.getText()) ? 'unknown' : 'other';
}
