import ts from 'typescript';
import { isProductFile } from './products';
import {
  createScope,
  EMPTY_SCOPE,
  getTypeSymbol,
  isGenericDeclaration,
  toFreeBinding,
  toUnionMembers,
  type TypeBinding,
  type TypeScope,
} from './typeScope';

/** Longer aliases say more by their name than by their members. */
const MAX_EXPANSION = 100;

/** Utility types that only pass on their first argument, as far as a reader is concerned. */
const PASSED_ON: ReadonlySet<string> = new Set(['OverridableStringUnion']);

/** What a type is rendered for. */
export interface RenderContext {
  checker: ts.TypeChecker;
  /** Whether a reader can import the name: aliases of other names are written out. */
  isPublic: (name: string) => boolean;
  /** The name by which a reader can import a type that is declared under another one. */
  toPublicName?: (name: string) => string;
}

/** A node of a type, in its scope. */
export interface TypeToRender extends RenderContext {
  node: ts.Node;
  scope: TypeScope;
  /** Whether aliases of literals may be written out: not inside of functions and arguments. */
  isOutermost: boolean;
  /** Whether `undefined` is said already by the question mark of the name. */
  isOptional: boolean;
  /** Aliases that are being written out: a type may contain itself. */
  openAliases: readonly ts.Node[];
}

/** A type as a member declares it, not one that stands in another. */
export const OUTERMOST: Pick<
  TypeToRender,
  'isOutermost' | 'isOptional' | 'openAliases'
> = { isOutermost: true, isOptional: false, openAliases: [] };

/** What is to be read in a type's place; a null node stands for anything. */
export type ResolvedType = Omit<TypeToRender, 'node'> & Pick<TypeBinding, 'node'>;

interface Step extends TypeBinding {
  /** The alias that the step writes out. */
  alias?: ts.Node;
}

function isLiteralUnion(node: ts.TypeNode): boolean {
  return toUnionMembers(node).every(ts.isLiteralTypeNode);
}

/** What a type parameter stands for; null where the node names none, or its own function's. */
function resolveParameter(
  { checker, scope }: TypeToRender,
  node: ts.TypeReferenceNode,
): TypeBinding | null {
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const parameter = symbol?.declarations?.find(ts.isTypeParameterDeclaration);
  if (!symbol || !parameter) {
    return null;
  }
  return (
    scope.get(symbol) ??
    (isGenericDeclaration(parameter.parent)
      ? toFreeBinding(parameter, EMPTY_SCOPE)
      : null)
  );
}

/** What is behind an alias of literals (`GridDensity`) or one that nobody can import. */
function resolveAlias(
  { checker, isPublic, isOutermost, openAliases }: TypeToRender,
  { typeName }: ts.TypeReferenceNode,
): Step | null {
  const alias = getTypeSymbol(checker, typeName)?.declarations?.find(
    ts.isTypeAliasDeclaration,
  );
  if (
    !alias ||
    alias.typeParameters ||
    openAliases.includes(alias) ||
    !isProductFile(alias.getSourceFile().fileName) ||
    alias.type.getText().length > MAX_EXPANSION
  ) {
    return null;
  }
  const isWrittenOut =
    (isOutermost && isLiteralUnion(alias.type)) || !isPublic(alias.name.text);
  return isWrittenOut ? { node: alias.type, scope: EMPTY_SCOPE, alias } : null;
}

/** The first argument of a utility type that only passes it on. */
function resolvePassedOn(
  { scope }: TypeToRender,
  { typeName, typeArguments }: ts.TypeReferenceNode,
): TypeBinding | null {
  const argument = typeArguments?.[0];
  return argument && PASSED_ON.has(typeName.getText())
    ? { node: argument, scope }
    : null;
}

/** The declared type of `layout` in `BarSeriesType['layout']`. */
function resolveMember(
  { checker, scope, isOutermost }: TypeToRender,
  { objectType, indexType }: ts.IndexedAccessTypeNode,
): TypeBinding | null {
  if (
    !isOutermost ||
    !ts.isTypeReferenceNode(objectType) ||
    !ts.isLiteralTypeNode(indexType) ||
    !ts.isStringLiteral(indexType.literal)
  ) {
    return null;
  }
  const member = checker.getPropertyOfType(
    checker.getTypeFromTypeNode(objectType),
    indexType.literal.text,
  )?.valueDeclaration;
  if (
    !member ||
    !ts.isPropertySignature(member) ||
    !member.type ||
    member.type.getText().length > MAX_EXPANSION
  ) {
    return null;
  }
  const owner = member.parent;
  return {
    node: member.type,
    scope: ts.isInterfaceDeclaration(owner)
      ? createScope(checker, owner, objectType.typeArguments, scope)
      : EMPTY_SCOPE,
  };
}

/** What a chain of type parameters ends in. */
function followParameters(type: TypeToRender): ts.Node {
  const { node } = type;
  const bound = ts.isTypeReferenceNode(node) ? resolveParameter(type, node) : null;
  return bound?.node
    ? followParameters({ ...type, node: bound.node, scope: bound.scope })
    : node;
}

/**
 * The branch of a conditional type on a name, such as that of a picker's value. The names
 * are compared first: a date's type is `any` until an adapter is imported.
 */
function resolveBranch(
  type: TypeToRender,
  { checkType, extendsType, trueType, falseType }: ts.ConditionalTypeNode,
): TypeBinding | null {
  const { checker, scope } = type;
  const check = followParameters({ ...type, node: checkType });
  if (!ts.isTypeReferenceNode(check) || !ts.isTypeReferenceNode(extendsType)) {
    return null;
  }
  const checked = checker.getTypeFromTypeNode(check);
  const isTrue =
    getTypeSymbol(checker, check.typeName) ===
      getTypeSymbol(checker, extendsType.typeName) ||
    (!(checked.flags & ts.TypeFlags.Any) &&
      checker.isTypeAssignableTo(checked, checker.getTypeFromTypeNode(extendsType)));
  return { node: isTrue ? trueType : falseType, scope };
}

/** One step from a type to what is to be read in its place; null where it stands itself. */
function resolveStep(type: TypeToRender): Step | null {
  const { node } = type;
  if (ts.isTypeReferenceNode(node)) {
    return (
      resolveParameter(type, node) ??
      resolvePassedOn(type, node) ??
      resolveAlias(type, node)
    );
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    return resolveMember(type, node);
  }
  return ts.isConditionalTypeNode(node) ? resolveBranch(type, node) : null;
}

/** Follows a type to its end; null where it is to be read as it stands. */
export function resolveType(type: TypeToRender): ResolvedType | null {
  const step = resolveStep(type);
  if (!step) {
    return null;
  }
  const { node, scope, alias } = step;
  const openAliases = alias ? [...type.openAliases, alias] : type.openAliases;
  const next = { ...type, scope, openAliases };
  return (node && resolveType({ ...next, node })) ?? { ...next, node };
}
