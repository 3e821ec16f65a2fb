import ts from 'typescript';
import { isProductFile } from './products';
import {
  createScope,
  EMPTY_SCOPE,
  getTypeSymbol,
  isGenericDeclaration,
  type GenericDeclaration,
  type TypeScope,
} from './typeScope';

/** The scope of every declaration that has a part in a component's props. */
export type TypeScopes = ReadonlyMap<ts.Node, TypeScope>;

/** Makes the scope of a declaration that stands by itself, with no reference to it. */
type OwnScopeFactory = (
  checker: ts.TypeChecker,
  declaration: GenericDeclaration,
) => TypeScope;

type TypeArguments = readonly ts.TypeNode[] | undefined;

/** A walk through the types of one component, and what it has found so far. */
interface TypeWalk {
  checker: ts.TypeChecker;
  /** In the order in which the declarations were come upon. */
  scopes: Map<ts.Node, TypeScope>;
}

/** Follows a type's name to what it is bound to, to its declarations and its arguments. */
function visitReference(
  walk: TypeWalk,
  name: ts.Node,
  args: TypeArguments,
  scope: TypeScope,
): void {
  const symbol = getTypeSymbol(walk.checker, name);
  const bound = symbol && scope.get(symbol);
  if (bound?.node) {
    visit(walk, bound.node, bound.scope);
  }
  for (const declaration of symbol?.declarations ?? []) {
    if (isGenericDeclaration(declaration)) {
      const inner = createScope(walk.checker, declaration, args, scope);
      visitDeclaration(walk, declaration, inner);
    }
  }
  // What a utility type such as Omit is applied to stands in its arguments.
  args?.forEach((argument) => visit(walk, argument, scope));
}

/** Follows what `typeof name` stands for; no type parameter is in scope there. */
function visitTypeQuery(walk: TypeWalk, { exprName }: ts.TypeQueryNode): void {
  getTypeSymbol(walk.checker, exprName)?.declarations?.forEach((declaration) =>
    visit(walk, declaration, EMPTY_SCOPE),
  );
}

/** Follows the types of a function's parameters, its own type parameters in scope. */
function visitParameters(
  walk: TypeWalk,
  signature: ts.SignatureDeclaration,
  scope: TypeScope,
): void {
  const inner = new Map([...scope, ...createScope(walk.checker, signature)]);
  signature.parameters.forEach(({ type }) => type && visit(walk, type, inner));
}

/** Follows an interface or a class to what it extends, and to its call signatures. */
function visitHeritage(
  walk: TypeWalk,
  { heritageClauses, members }: Exclude<GenericDeclaration, ts.TypeAliasDeclaration>,
  scope: TypeScope,
): void {
  for (const { types } of heritageClauses ?? []) {
    types.forEach((type) =>
      visitReference(walk, type.expression, type.typeArguments, scope),
    );
  }
  members
    .filter(ts.isCallSignatureDeclaration)
    .forEach((signature) => visit(walk, signature, scope));
}

/**
 * Notes the scope of a declaration, the first one where it is come upon again, and
 * follows the declaration where it is one of the products' own.
 */
function visitDeclaration(
  walk: TypeWalk,
  declaration: GenericDeclaration,
  scope: TypeScope,
): void {
  if (walk.scopes.has(declaration)) {
    return;
  }
  walk.scopes.set(declaration, scope);
  if (!isProductFile(declaration.getSourceFile().fileName)) {
    return;
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    visit(walk, declaration.type, scope);
  } else {
    visitHeritage(walk, declaration, scope);
  }
}

/** Whether a type is made of what is written inside of it. */
function isComposed(node: ts.Node): boolean {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isUnionTypeNode(node) ||
    ts.isIntersectionTypeNode(node) ||
    ts.isParenthesizedTypeNode(node) ||
    ts.isIndexedAccessTypeNode(node)
  );
}

/** Follows a node by its kind; one of another kind has no part in the props. */
function visit(walk: TypeWalk, node: ts.Node, scope: TypeScope): void {
  if (ts.isTypeReferenceNode(node)) {
    visitReference(walk, node.typeName, node.typeArguments, scope);
  } else if (ts.isImportTypeNode(node) && node.qualifier) {
    visitReference(walk, node.qualifier, node.typeArguments, scope);
  } else if (ts.isTypeQueryNode(node)) {
    visitTypeQuery(walk, node);
  } else if (isGenericDeclaration(node)) {
    visitDeclaration(walk, node, createScope(walk.checker, node));
  } else if (ts.isFunctionLike(node)) {
    visitParameters(walk, node, scope);
  } else if (isComposed(node)) {
    node.forEachChild((child) => visit(walk, child, scope));
  }
}

/** Follows a type that is a condition on its own parameters: both branches make it. */
function visitBranches(
  walk: TypeWalk,
  declaration: GenericDeclaration,
  scope: TypeScope,
): void {
  if (
    ts.isTypeAliasDeclaration(declaration) &&
    ts.isConditionalTypeNode(declaration.type)
  ) {
    visit(walk, declaration.type.trueType, scope);
    visit(walk, declaration.type.falseType, scope);
  }
}

/**
 * Follows a component's declaration through the types that its props are made of.
 *
 * The checker knows each prop, but of a prop's type only the expanded form: thousands of
 * characters for some. The declared form is short, yet speaks of type parameters; with
 * these scopes it can be written out in terms of the component.
 *
 * @param toOwnScope what the type parameters of the symbol's own declarations stand for
 */
export function collectTypeScopes(
  checker: ts.TypeChecker,
  component: ts.Symbol,
  toOwnScope: OwnScopeFactory = createScope,
): TypeScopes {
  const walk: TypeWalk = { checker, scopes: new Map() };
  for (const declaration of component.declarations ?? []) {
    if (isGenericDeclaration(declaration)) {
      const scope = toOwnScope(checker, declaration);
      visitDeclaration(walk, declaration, scope);
      visitBranches(walk, declaration, scope);
    } else {
      visit(walk, declaration, EMPTY_SCOPE);
    }
  }
  return walk.scopes;
}

/** The scope in which a member's declaration stands. */
export function getScope(scopes: TypeScopes, member: ts.Node): TypeScope {
  const owner = ts.findAncestor(member, (node) => scopes.has(node));
  return (owner && scopes.get(owner)) ?? EMPTY_SCOPE;
}
