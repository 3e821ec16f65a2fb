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
  const scopes = new Map<ts.Node, TypeScope>();

  function visitReference(
    name: ts.Node,
    args: TypeArguments,
    scope: TypeScope,
  ): void {
    const symbol = getTypeSymbol(checker, name);
    const bound = symbol && scope.get(symbol);
    if (bound?.node) {
      visit(bound.node, bound.scope);
    }
    for (const declaration of symbol?.declarations ?? []) {
      if (isGenericDeclaration(declaration)) {
        visitDeclaration(
          declaration,
          createScope(checker, declaration, args, scope),
        );
      }
    }
    // What a utility type such as Omit is applied to stands in its arguments.
    args?.forEach((argument) => visit(argument, scope));
  }

  function visitDeclaration(
    declaration: GenericDeclaration,
    scope: TypeScope,
  ): void {
    if (scopes.has(declaration)) {
      return;
    }
    scopes.set(declaration, scope);
    if (!isProductFile(declaration.getSourceFile().fileName)) {
      return;
    }
    if (ts.isTypeAliasDeclaration(declaration)) {
      visit(declaration.type, scope);
      return;
    }
    for (const { types } of declaration.heritageClauses ?? []) {
      types.forEach((type) =>
        visitReference(type.expression, type.typeArguments, scope),
      );
    }
    declaration.members
      .filter(ts.isCallSignatureDeclaration)
      .forEach((signature) => visit(signature, scope));
  }

  function visit(node: ts.Node, scope: TypeScope): void {
    if (ts.isTypeReferenceNode(node)) {
      visitReference(node.typeName, node.typeArguments, scope);
    } else if (ts.isImportTypeNode(node) && node.qualifier) {
      visitReference(node.qualifier, node.typeArguments, scope);
    } else if (ts.isTypeQueryNode(node)) {
      getTypeSymbol(checker, node.exprName)?.declarations?.forEach((declaration) =>
        visit(declaration, EMPTY_SCOPE),
      );
    } else if (isGenericDeclaration(node)) {
      visitDeclaration(node, createScope(checker, node));
    } else if (ts.isFunctionLike(node)) {
      const inner = new Map([...scope, ...createScope(checker, node)]);
      node.parameters.forEach(({ type }) => type && visit(type, inner));
    } else if (
      ts.isVariableDeclaration(node) ||
      ts.isUnionTypeNode(node) ||
      ts.isIntersectionTypeNode(node) ||
      ts.isParenthesizedTypeNode(node) ||
      ts.isIndexedAccessTypeNode(node)
    ) {
      node.forEachChild((child) => visit(child, scope));
    }
  }

  for (const declaration of component.declarations ?? []) {
    if (!isGenericDeclaration(declaration)) {
      visit(declaration, EMPTY_SCOPE);
      continue;
    }
    const scope = toOwnScope(checker, declaration);
    visitDeclaration(declaration, scope);
    // A type that is a condition on its own parameters is made of both branches.
    if (
      ts.isTypeAliasDeclaration(declaration) &&
      ts.isConditionalTypeNode(declaration.type)
    ) {
      visit(declaration.type.trueType, scope);
      visit(declaration.type.falseType, scope);
    }
  }
  return scopes;
}

/** The scope in which a member's declaration stands. */
export function getScope(scopes: TypeScopes, member: ts.Node): TypeScope {
  const owner = ts.findAncestor(member, (node) => scopes.has(node));
  return (owner && scopes.get(owner)) ?? EMPTY_SCOPE;
}
