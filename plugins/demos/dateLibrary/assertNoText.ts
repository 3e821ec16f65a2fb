import ts from 'typescript';
import { Unsupported } from './dateCalls';
import type { DateNames } from './DateNames';

/** What a node reads as a text or a number. */
function listRead(node: ts.Node): readonly (ts.Expression | undefined)[] {
  if (ts.isTemplateSpan(node)) {
    return [node.expression];
  }
  if (ts.isJsxExpression(node)) {
    return ts.isJsxAttribute(node.parent) ? [] : [node.expression];
  }
  if (ts.isBinaryExpression(node)) {
    const isSum = /^[-+]$/.test(node.operatorToken.getText());
    return isSum ? [node.left, node.right] : [];
  }
  if (ts.isCallExpression(node)) {
    const callee = node.expression.getText();
    return /^(?:String|Number|JSON\.stringify)$/.test(callee) ? node.arguments : [];
  }
  return [];
}

/**
 * Dates that are turned into text, or looked into, give another outcome in each library.
 *
 * @throws an {@link Unsupported} for a node that does so with a date
 */
export function assertNoText(node: ts.Node, names: DateNames): void {
  const isDate = (expression: ts.Expression | undefined) =>
    expression !== undefined && names.holds(expression) === 'date';
  if (listRead(node).some(isDate)) {
    throw new Unsupported('a date becomes a text or a number without a method');
  }
  if (ts.isPropertyAccessExpression(node) && isDate(node.expression)) {
    throw new Unsupported(`"${node.name.text}" of a date is read without a call`);
  }
}
