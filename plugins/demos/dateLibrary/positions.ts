import ts from 'typescript';
import { CHOICE } from './DateNames';

/** The tags of the pickers' components. */
const PICKER_TAG = /Picker|Calendar|Clock|Field|LocalizationProvider/;

/** A position that the language reads as true or false. */
export function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) {
    return isCondition(parent);
  }
  return (
    (ts.isConditionalExpression(parent) && parent.condition === node) ||
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isPrefixUnaryExpression(parent) &&
      parent.operator === ts.SyntaxKind.ExclamationToken) ||
    (ts.isBinaryExpression(parent) &&
      parent.left === node &&
      CHOICE.test(parent.operatorToken.getText()))
  );
}

/** Whether an expression may be written twice: it does nothing by itself. */
export function isPlain(node: ts.Expression): boolean {
  return (
    ts.isIdentifier(node) ||
    (ts.isPropertyAccessExpression(node) && isPlain(node.expression)) ||
    (ts.isElementAccessExpression(node) &&
      ts.isNumericLiteral(node.argumentExpression) &&
      isPlain(node.expression))
  );
}

/** The JSX tag around a node, and the attribute on the way to it. */
function findElement(node: ts.Node): { tag: string; attribute: string } | undefined {
  for (let current = node.parent; current; current = current.parent) {
    if (ts.isJsxAttribute(current)) {
      return {
        tag: current.parent.parent.tagName.getText(),
        attribute: current.name.getText(),
      };
    }
  }
  return undefined;
}

/** Whether a text is a format of a picker: its `format`, or one of the provider's `dateFormats`. */
export function isFormat(node: ts.StringLiteralLike): boolean {
  const element = findElement(node);
  if (element === undefined || !PICKER_TAG.test(element.tag)) {
    return false;
  }
  const { parent } = node;
  const owner = ts.isJsxExpression(parent) ? parent.parent : parent;
  return (
    (ts.isJsxAttribute(owner) && owner.name.getText() === 'format') ||
    (ts.isPropertyAssignment(owner) &&
      (owner.name.getText() === 'format' || element.attribute === 'dateFormats'))
  );
}
