import ts from 'typescript';
import type { ApiComponent } from '../types';
import { listPatternNames } from './readModule';
import { getFreeNames } from './references';
import type { DemoElement } from './sliceElement';

/** Without these, an element shows nothing, or not what its other props are about. */
const CONTENT = new Set([
  ...['rows', 'columns', 'items', 'series', 'dataset', 'data', 'nodes', 'links'],
  ...['xAxis', 'yAxis', 'radar', 'value', 'defaultValue', 'width', 'height'],
  ...['dateAdapter', 'itemId', 'label'],
]);

/** Props that mean nothing without each other. */
const PARTNERS: readonly (readonly string[])[] = [
  ['treeData', 'getTreeDataPath'],
  ['multiSelect', 'selectedItems', 'defaultSelectedItems', 'onSelectedItemsChange'],
];

/** The names of the pairs of state and setter in a component that a node uses. */
function listSharedState(
  node: ts.Node,
  { body }: DemoElement['component'],
): Set<string> {
  const used = getFreeNames(node);
  const pairs = body.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ name }) => ts.isArrayBindingPattern(name))
    .map(({ name }) => listPatternNames(name));
  return new Set(
    pairs.filter((names) => names.some((name) => used.has(name))).flat(),
  );
}

/**
 * The attributes that show what one of them does: that one, what the component can't be
 * without, and what shares state with it, such as `value` with `onChange`.
 *
 * @param shown undefined for the element with what it can't be without
 */
export function keepAttributes(
  { tag, component }: DemoElement,
  shown: ts.JsxAttribute | undefined,
  { props }: ApiComponent,
): ts.JsxAttributeLike[] {
  const required = new Set(
    props.filter((prop) => prop.required).map(({ name }) => name),
  );
  const shownName = shown?.name.getText() ?? '';
  const partners = new Set(
    PARTNERS.filter((names) => names.includes(shownName)).flat(),
  );
  const state = shown ? listSharedState(shown, component) : new Set<string>();
  return tag.attributes.properties.filter((attribute) => {
    if (attribute === shown) {
      return true;
    }
    if (ts.isJsxSpreadAttribute(attribute)) {
      return false;
    }
    const name = attribute.name.getText();
    return (
      CONTENT.has(name) ||
      partners.has(name) ||
      required.has(name) ||
      [...getFreeNames(attribute)].some((free) => state.has(free))
    );
  });
}
