import ts from 'typescript';
import { returnsDate } from './dateCalls';
import type { DeclaredNames } from './DeclaredNames';
import { mergeHolds, readDateType, type Holds } from './readDateType';
import { isZonedDate } from './timeZones';

/** What an expression holds, by the names that are declared so far. */
export function readDateExpression(
  node: ts.Expression,
  names: DeclaredNames,
): Holds {
  const read = (part: ts.Expression) => readDateExpression(part, names);
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    return read(node.expression);
  }
  if (ts.isAsExpression(node)) {
    return readDateType(node.type);
  }
  if (ts.isIdentifier(node)) {
    return names.getHolds(node.text);
  }
  if (ts.isCallExpression(node)) {
    return readCall(node, names);
  }
  if (ts.isConditionalExpression(node)) {
    return mergeHolds(read(node.whenTrue), read(node.whenFalse));
  }
  if (
    ts.isBinaryExpression(node) &&
    /^(?:\?\?|\|\||&&)$/.test(node.operatorToken.getText())
  ) {
    return mergeHolds(read(node.left), read(node.right));
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.some((element) => read(element) === 'date')
      ? 'dates'
      : 'other';
  }
  if (ts.isElementAccessExpression(node)) {
    return read(node.expression) === 'dates' ? 'date' : 'unknown';
  }
  return ts.isPropertyAccessExpression(node) ? 'unknown' : 'other';
}

function readCall(node: ts.CallExpression, names: DeclaredNames): Holds {
  const callee = node.expression;
  if (ts.isIdentifier(callee) && callee.text === 'dayjs') {
    return 'date';
  }
  if (isZonedDate(callee)) {
    return 'date';
  }
  if (!ts.isPropertyAccessExpression(callee)) {
    return 'unknown';
  }
  const method = callee.name.text;
  switch (readDateExpression(callee.expression, names)) {
    case 'date':
      return returnsDate(method, node.arguments.length > 0) ? 'date' : 'other';
    case 'dates':
      return readListMethod(method);
    default:
      return 'unknown';
  }
}

/** What a method of a list of dates returns. */
function readListMethod(method: string): Holds {
  if (/^(?:at|find|findLast|shift|pop)$/.test(method)) {
    return 'date';
  }
  return /^(?:filter|slice|concat|toSorted|toReversed)$/.test(method)
    ? 'dates'
    : 'unknown';
}
