import ts from 'typescript';
import { isProductFile } from './products';
import {
  OUTERMOST,
  resolveType,
  type TypeToRender,
  type RenderContext,
} from './resolveType';
import {
  createScope,
  getTypeSymbol,
  isGenericDeclaration,
  EMPTY_SCOPE,
} from './typeScope';

/**
 * Renders a declaration's type parameters on one line; empty where it has none.
 *
 * @param scope what they stand for in each other's constraints and defaults
 */
export function renderTypeParameters(
  context: RenderContext,
  {
    typeParameters = [],
  }: { typeParameters?: Iterable<ts.TypeParameterDeclaration> },
  scope = EMPTY_SCOPE,
): string {
  return [...typeParameters]
    .map((node) =>
      renderType({
        ...context,
        node,
        scope,
        ...OUTERMOST,
        isOutermost: false,
      }),
    )
    .join(', ');
}

function isFunctionOrConditional(node: ts.Node): boolean {
  return (
    ts.isFunctionTypeNode(node) ||
    ts.isConstructorTypeNode(node) ||
    ts.isConditionalTypeNode(node)
  );
}

function needsParentheses(node: ts.Node, parent: ts.Node): boolean {
  if (ts.isUnionTypeNode(parent)) {
    return isFunctionOrConditional(node);
  }
  return (
    (ts.isArrayTypeNode(parent) ||
      ts.isTypeOperatorNode(parent) ||
      ts.isIndexedAccessTypeNode(parent) ||
      ts.isIntersectionTypeNode(parent)) &&
    (ts.isUnionTypeNode(node) ||
      ts.isIntersectionTypeNode(node) ||
      ts.isTypeOperatorNode(node) ||
      isFunctionOrConditional(node))
  );
}

/** `GridColDef` of `GridColDef<R>`: arguments that say no more than the defaults are left out. */
function renderArguments(
  type: TypeToRender,
  name: ts.Node,
  typeArguments: readonly ts.TypeNode[],
): string {
  const { checker, scope } = type;
  const declaration = getTypeSymbol(checker, name)?.declarations?.find(
    isGenericDeclaration,
  );
  const parameters = declaration?.typeParameters ?? [];
  const inner = createScope(
    checker,
    { typeParameters: parameters },
    typeArguments,
    scope,
  );
  const nested = { ...type, isOutermost: false, isOptional: false };
  const texts = typeArguments.map((node) => renderType({ ...nested, node }));
  const defaults = parameters.map(
    ({ default: node }) => node && renderType({ ...nested, node, scope: inner }),
  );
  while (texts.length > 0 && texts.at(-1) === defaults[texts.length - 1]) {
    texts.pop();
  }
  return texts.length > 0 ? `<${texts.join(', ')}>` : '';
}

/** `IconProps` of `BaseSlots.IconProps`: the product's own namespaces are its files. */
function getOwnName({ checker }: TypeToRender, name: ts.Node): string {
  const isOwn =
    ts.isQualifiedName(name) &&
    getTypeSymbol(checker, name)?.declarations?.some((node) =>
      isProductFile(node.getSourceFile().fileName),
    );
  return isOwn ? name.right.text : name.getText();
}

/** `GridApi<…>` of `GridApiCommunity<…>`, where readers know it by that name. */
function renderReference(
  type: TypeToRender,
  name: ts.Node,
  typeArguments: readonly ts.TypeNode[] = [],
): string {
  const text = getOwnName(type, name);
  return (
    (type.toPublicName?.(text) ?? text) + renderArguments(type, name, typeArguments)
  );
}

/** A node's own tokens, one space where the source has any, comments left out. */
function renderChildren(type: TypeToRender): string {
  const { node } = type;
  const children = node.getChildren().filter((child) => !ts.isJSDoc(child));
  if (children.length === 0) {
    return node.getText();
  }
  const isOutermost =
    type.isOutermost &&
    (ts.isArrayTypeNode(node) ||
      ts.isTypeOperatorNode(node) ||
      ts.isParenthesizedTypeNode(node));
  return children
    .map((child, index) => {
      const space = index > 0 && child.getFullStart() < child.getStart() ? ' ' : '';
      return (
        space + renderType({ ...type, node: child, isOutermost, isOptional: false })
      );
    })
    .join('');
}

/** The members of a union and of the unions within it. */
function renderAlternatives(type: TypeToRender): string[] {
  const resolved = resolveType(type) ?? type;
  const { node } = resolved;
  if (node && ts.isUnionTypeNode(node)) {
    return node.types.flatMap((member) =>
      renderAlternatives({ ...resolved, node: member }),
    );
  }
  const isSaid = type.isOptional && node?.kind === ts.SyntaxKind.UndefinedKeyword;
  return isSaid ? [] : [renderType(type)];
}

/** A type's source text on one line, its parameters replaced by what they stand for. */
export function renderType(type: TypeToRender): string {
  const { node } = type;
  const resolved = resolveType(type);
  if (resolved) {
    const target = resolved.node;
    if (!target) {
      return 'any';
    }
    const text = renderType({ ...resolved, node: target });
    return needsParentheses(target, node.parent) ? `(${text})` : text;
  }
  if (ts.isTypeReferenceNode(node)) {
    return renderReference(type, node.typeName, node.typeArguments);
  }
  if (ts.isImportTypeNode(node) && node.qualifier) {
    return renderReference(type, node.qualifier, node.typeArguments);
  }
  if (ts.isUnionTypeNode(node)) {
    return [...new Set(renderAlternatives(type))].join(' | ');
  }
  // What a function takes an object apart into is no part of its type.
  if (ts.isObjectBindingPattern(node)) {
    return 'params';
  }
  if (ts.isTypeLiteralNode(node)) {
    return renderChildren(type).replace(/;(?= \}$)/, '');
  }
  return renderChildren(type);
}
