import ts from 'typescript';
import type { DeclaredNames } from './DeclaredNames';
import { readDateExpression } from './readDateExpression';
import type { Holds } from './readDateType';

/** Picker props whose function is called with a date first. */
const DATE_CALLBACKS =
  /^(?:onChange|onAccept|onMonthChange|onYearChange|shouldDisable(?:Date|Month|Year|Time)|dayOfWeekFormatter)$/;

const ITERATIONS = /^(?:map|flatMap|filter|some|every|find|findLast|forEach)$/;

/** What a function without a type on its first parameter is called with. */
export function readFirstParameter(node: ts.Node, names: DeclaredNames): Holds {
  const { parent } = node;
  if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) {
    return readCallback(parent.parent);
  }
  return ts.isCallExpression(parent) ? readCaller(parent, names) : 'unknown';
}

/** What a function in an attribute is called with. */
function readCallback(attribute: ts.JsxAttribute): Holds {
  const tag = attribute.parent.parent.tagName.getText();
  if (!/Picker|Calendar|Clock|Field/.test(tag)) {
    return 'unknown';
  }
  const name = attribute.name.getText();
  if (!DATE_CALLBACKS.test(name)) {
    return 'other';
  }
  return /Range/.test(tag) && /^on/.test(name) ? 'dates' : 'date';
}

/** What a setter of a state, or a method of a list, calls its argument with. */
function readCaller({ expression }: ts.CallExpression, names: DeclaredNames): Holds {
  const state = ts.isIdentifier(expression) && names.getState(expression.text);
  if (state) {
    return state;
  }
  const isIteration =
    ts.isPropertyAccessExpression(expression) &&
    ITERATIONS.test(expression.name.text) &&
    readDateExpression(expression.expression, names) === 'dates';
  return isIteration ? 'date' : 'unknown';
}
