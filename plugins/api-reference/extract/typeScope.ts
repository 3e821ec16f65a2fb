import ts from 'typescript';

/** What a type parameter stands for, in the scope where that was written; null: anything. */
export interface TypeBinding {
  node: ts.Node | null;
  scope: TypeScope;
}

export type TypeScope = ReadonlyMap<ts.Symbol, TypeBinding>;

export const EMPTY_SCOPE: TypeScope = new Map();

export type GenericDeclaration =
  ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration;

export function isGenericDeclaration(node: ts.Node): node is GenericDeclaration {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node)
  );
}

/** The symbol that a type's name stands for, behind imports and re-exports. */
export function getTypeSymbol(
  checker: ts.TypeChecker,
  name: ts.Node,
): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

export function toUnionMembers(node: ts.TypeNode): readonly ts.TypeNode[] {
  return ts.isUnionTypeNode(node) ? node.types : [node];
}

const BASIC_TYPES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.BooleanKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.StringKeyword,
]);

/**
 * What a parameter that nobody binds stands for: `boolean` in
 * `T extends boolean | undefined = undefined`, else its default, else anything.
 */
export function toFreeBinding(
  { constraint, default: defaultType }: ts.TypeParameterDeclaration,
  scope: TypeScope,
): TypeBinding {
  const [first, ...others] = (constraint ? toUnionMembers(constraint) : []).filter(
    ({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword,
  );
  const basic =
    first && others.length === 0 && BASIC_TYPES.has(first.kind) ? first : undefined;
  return { node: basic ?? defaultType ?? null, scope };
}

/** Binds a declaration's type parameters to the arguments of a reference to it. */
export function createScope(
  checker: ts.TypeChecker,
  {
    typeParameters = [],
  }: { typeParameters?: Iterable<ts.TypeParameterDeclaration> },
  typeArguments: readonly ts.TypeNode[] = [],
  outer: TypeScope = EMPTY_SCOPE,
): TypeScope {
  const scope = new Map<ts.Symbol, TypeBinding>();
  for (const [index, parameter] of [...typeParameters].entries()) {
    const symbol = checker.getSymbolAtLocation(parameter.name);
    const argument = typeArguments[index];
    if (symbol) {
      scope.set(
        symbol,
        argument
          ? { node: argument, scope: outer }
          : toFreeBinding(parameter, scope),
      );
    }
  }
  return scope;
}
