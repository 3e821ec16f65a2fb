import ts from 'typescript';
import { DeclaredNames } from './DeclaredNames';
import { readDateExpression } from './readDateExpression';
import { readDateType, type Holds } from './readDateType';
import { readFirstParameter } from './readFirstParameter';

/** What a source calls things, where that is known from its text. */
export interface DateNames {
  /** Tells what an expression holds. */
  holds: (node: ts.Expression) => Holds;
  /** Whether the source declares or imports a name. */
  declares: (name: string) => boolean;
}

/** Finds out what a source's names hold. */
export function findDates(file: ts.SourceFile): DateNames {
  const names = new DeclaredNames();
  declareNames(file, names);
  return {
    holds: (node) => readDateExpression(node, names),
    declares: (name) => names.has(name),
  };
}

/** Declares the names of a node and all of its parts, in the order of the text. */
function declareNames(node: ts.Node, names: DeclaredNames): void {
  if (ts.isVariableDeclaration(node)) {
    declareVariable(node, names);
  } else if (ts.isFunctionLike(node)) {
    declareParameters(node, names);
  }
  if (
    (ts.isFunctionDeclaration(node) ||
      ts.isImportClause(node) ||
      ts.isImportSpecifier(node) ||
      ts.isNamespaceImport(node)) &&
    node.name !== undefined
  ) {
    names.declare(node.name.text, 'other');
  }
  ts.forEachChild(node, (child) => declareNames(child, names));
}

function declareVariable(node: ts.VariableDeclaration, names: DeclaredNames): void {
  const { name, type, initializer } = node;
  if (isState(initializer) && ts.isArrayBindingPattern(name)) {
    declareState(name, initializer, names);
  } else {
    names.declareBinding(name, readValue(type, initializer, names));
  }
}

/** The call `React.useState(…)` or `useState(…)`. */
function isState(node: ts.Node | undefined): node is ts.CallExpression {
  return (
    node !== undefined &&
    ts.isCallExpression(node) &&
    /^(?:React\.)?useState$/.test(node.expression.getText())
  );
}

/** Declares both names of `const [value, setValue] = React.useState(…)`. */
function declareState(
  { elements: [value, setter] }: ts.ArrayBindingPattern,
  { typeArguments, arguments: [first] }: ts.CallExpression,
  names: DeclaredNames,
): void {
  const state = readValue(typeArguments?.[0], first, names);
  if (value !== undefined && ts.isBindingElement(value)) {
    names.declareBinding(value.name, state);
  }
  if (setter !== undefined && ts.isBindingElement(setter)) {
    names.declareSetter(setter.name, state);
  }
}

/** What a value holds: as its type says, or else the expression that it begins with. */
function readValue(
  type: ts.TypeNode | undefined,
  first: ts.Expression | undefined,
  names: DeclaredNames,
): Holds {
  if (type !== undefined) {
    return readDateType(type);
  }
  return first === undefined ? 'unknown' : readDateExpression(first, names);
}

function declareParameters(
  node: ts.SignatureDeclaration,
  names: DeclaredNames,
): void {
  node.parameters.forEach(({ name, type }, index) => {
    if (type !== undefined) {
      names.declareBinding(name, readDateType(type));
    } else {
      const holds = index === 0 ? readFirstParameter(node, names) : 'other';
      names.declareBinding(name, holds);
    }
  });
}
