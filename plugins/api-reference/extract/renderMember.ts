import ts from 'typescript';
import { isProductFile } from './products';
import { renderType } from './renderType';
import {
  OUTERMOST,
  resolveType,
  type RenderContext,
  type TypeToRender,
} from './resolveType';
import { createScope, getTypeSymbol, type TypeScope } from './typeScope';
import type { ApiParam, ApiSignature } from '../types';

/** `args_0`, as the compiler calls a parameter whose name it does not know. */
const GENERATED_NAME = /^args_\d+$/;

/** A parameter's name; that of the comment where the declaration takes an object apart. */
function toName(declared: string, documented: ApiParam | undefined): string {
  if (declared.startsWith('{')) {
    return documented?.name ?? 'params';
  }
  return GENERATED_NAME.test(declared) ? 'args' : declared;
}

/**
 * Joins the declared types of a function with the words of its comment. What the comment
 * says of a parameter that is not declared is left out.
 */
export function createSignature(
  { params, optional, returns }: FunctionTypes,
  doc?: ApiSignature,
): ApiSignature {
  const docs = doc?.params ?? [];
  const positions = docs.filter(({ name }) => !name.includes('.'));
  return {
    params: [...params].flatMap(([declared, type], index) => {
      const name = toName(declared, positions[index]);
      const description = positions.find(
        (param) => param.name === name,
      )?.description;
      return [
        {
          name,
          type,
          ...(optional.has(declared) && { isOptional: true as const }),
          description: description ?? '',
        },
        ...docs.filter((param) => param.name.startsWith(`${name}.`)),
      ];
    }),
    returns: { type: returns, description: doc?.returns?.description ?? '' },
  };
}

/** The types of a function: the signature of the model without its words. */
export interface FunctionTypes {
  params: ReadonlyMap<string, string>;
  /** Names of the parameters that a caller may leave out. */
  optional: ReadonlySet<string>;
  returns: string;
}

/** A member of an interface as it is declared. */
export interface RenderedMember {
  type: string;
  /** Of the function that the member is or takes among other values. */
  functionTypes: FunctionTypes | null;
}

/** A function's declaration or type, and what it stands in. */
type FunctionToRender = Omit<TypeToRender, 'node'> & {
  node: Pick<ts.SignatureDeclarationBase, 'parameters' | 'type'>;
};

/** Renders the types of a function; one that is not declared is `any`. */
export function renderFunction({
  node,
  ...context
}: FunctionToRender): FunctionTypes {
  const render = (type: ts.Node | undefined) =>
    type ? renderType({ ...context, node: type }) : 'any';
  return {
    params: new Map(
      node.parameters.map(({ name, type }) => [name.getText(), render(type)]),
    ),
    optional: new Set(
      node.parameters
        .filter(({ questionToken }) => questionToken)
        .map(({ name }) => name.getText()),
    ),
    returns: render(node.type),
  };
}

/** The function that an exported alias names: `GridValueGetter<R, V, F>`. */
function followAlias(
  type: Omit<TypeToRender, 'node'>,
  { typeName, typeArguments }: ts.TypeReferenceNode,
): FunctionToRender | null {
  const alias = getTypeSymbol(type.checker, typeName)?.declarations?.find(
    ts.isTypeAliasDeclaration,
  );
  // A conditional parameter, as of an event's listener, says less than the alias.
  if (
    !alias ||
    !ts.isFunctionTypeNode(alias.type) ||
    !isProductFile(alias.getSourceFile().fileName) ||
    alias.type.parameters.some(
      ({ type: node }) => node && ts.isConditionalTypeNode(node),
    )
  ) {
    return null;
  }
  const scope = createScope(type.checker, alias, typeArguments, type.scope);
  return { ...type, node: alias.type, scope };
}

/** The function among the alternatives of a type. */
function findFunction(type: TypeToRender): FunctionToRender | null {
  const resolved = resolveType(type) ?? type;
  const { node } = resolved;
  if (node && ts.isFunctionTypeNode(node)) {
    return { ...resolved, node };
  }
  if (node && ts.isTypeReferenceNode(node)) {
    return followAlias(resolved, node);
  }
  if (node && (ts.isParenthesizedTypeNode(node) || ts.isUnionTypeNode(node))) {
    const members = ts.isUnionTypeNode(node) ? node.types : [node.type];
    return (
      members
        .map((member) => findFunction({ ...resolved, node: member }))
        .find((found) => found !== null) ?? null
    );
  }
  return null;
}

/** Renders a property or method of an interface; null for one without a declared type. */
export function renderMember(
  context: RenderContext,
  member: ts.Declaration,
  scope: TypeScope,
): RenderedMember | null {
  const outermost = { ...context, scope, ...OUTERMOST };
  if (ts.isMethodSignature(member)) {
    const functionTypes = renderFunction({ ...outermost, node: member });
    const parameters = member.parameters.map((node) =>
      renderType({ ...outermost, node }),
    );
    return {
      type: `(${parameters.join(', ')}) => ${functionTypes.returns}`,
      functionTypes,
    };
  }
  if (!ts.isPropertySignature(member) || !member.type) {
    return null;
  }
  const isOptional = member.questionToken !== undefined;
  const found = findFunction({ ...outermost, node: member.type });
  return {
    type: renderType({ ...outermost, node: member.type, isOptional }),
    functionTypes: found && renderFunction(found),
  };
}
