import ts from 'typescript';
import { listDeclaredNames, listPatternNames } from './readModule';

/** Whether an identifier is the name of a member or an attribute, and no variable. */
function isMemberName(identifier: ts.Identifier): boolean {
  const { parent } = identifier;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === identifier) ||
    (ts.isQualifiedName(parent) && parent.right === identifier) ||
    (ts.isBindingElement(parent) && parent.propertyName === identifier) ||
    ((ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isJsxAttribute(parent)) &&
      parent.name === identifier)
  );
}

/** A tag in lower case is an element of the DOM. */
function isElementName({ parent, text }: ts.Identifier): boolean {
  const isTag =
    ts.isJsxOpeningElement(parent) ||
    ts.isJsxSelfClosingElement(parent) ||
    ts.isJsxClosingElement(parent);
  return isTag && /^[a-z]/.test(text);
}

/** What a node binds for what is inside of it. */
function listBoundNames(node: ts.Node): string[] {
  if (ts.isParameter(node) || ts.isVariableDeclaration(node)) {
    return listPatternNames(node.name);
  }
  if (ts.isTypeParameterDeclaration(node) || ts.isFunctionExpression(node)) {
    return node.name ? [node.name.text] : [];
  }
  return ts.isStatement(node) ? listDeclaredNames(node) : [];
}

/** Kept: the statements of a demo are asked for each of its elements' attributes. */
const freeNames = new WeakMap<ts.Node, ReadonlySet<string>>();

function findFreeNames(root: ts.Node): ReadonlySet<string> {
  const named = new Set<string>();
  const bound = new Set<string>();
  const visit = (node: ts.Node): void => {
    listBoundNames(node).forEach((name) => bound.add(name));
    if (ts.isIdentifier(node) && !isMemberName(node) && !isElementName(node)) {
      named.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return new Set([...named].filter((name) => !bound.has(name)));
}

/** The names that a node takes from around it. */
export function getFreeNames(node: ts.Node): ReadonlySet<string> {
  const names = freeNames.get(node) ?? findFreeNames(node);
  freeNames.set(node, names);
  return names;
}

/** The names that nodes take from around them. */
export function listFreeNames(nodes: readonly ts.Node[]): Set<string> {
  return new Set(nodes.flatMap((node) => [...getFreeNames(node)]));
}

/**
 * The names that functions and blocks between an element and its component bind: what
 * depends on them can't stand alone.
 */
export function listInnerNames(element: ts.Node, body: ts.Block): Set<string> {
  const names = new Set<string>();
  for (let node = element.parent; node !== body; node = node.parent) {
    if (ts.isFunctionLike(node)) {
      node.parameters
        .flatMap(({ name }) => listPatternNames(name))
        .forEach((name) => names.add(name));
    }
    if (ts.isBlock(node)) {
      node.statements.flatMap(listDeclaredNames).forEach((name) => names.add(name));
    }
  }
  return names;
}
