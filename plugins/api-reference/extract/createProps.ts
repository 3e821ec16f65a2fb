import type ts from 'typescript';
import type { ApiProp, ApiSignature } from '../types';
import { getScope, type TypeScopes } from './collectTypeScopes';
import {
  getPropNames,
  getPropSymbols,
  isRequired,
  type ComponentProps,
} from './componentProps';
import type { PropPlanLookup } from './createPropPlanLookup';
import { isDescribed, readSymbolDoc, type JsDoc } from './jsDoc';
import { joinTypes } from './joinTypes';
import { isProductFile } from './products';
import type { PropTypesDocs } from './readPropTypes';
import {
  renderMember,
  type FunctionTypes,
  type RenderedMember,
} from './renderMember';
import type { RenderContext } from './resolveType';

export interface PropsSource extends ComponentProps {
  context: RenderContext;
  scopes: TypeScopes;
  /** Null for a component without prop types: then the typings decide alone. */
  propTypes: PropTypesDocs | null;
  getPlan: PropPlanLookup;
}

/** Asked before a prop is described: to describe the DOM's props takes most of the time. */
export function isDeclaredByProduct(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) =>
    isProductFile(declaration.getSourceFile().fileName),
  );
}

const EMPTY_DOC: JsDoc = { description: '', isIgnored: false };

/**
 * What is said of a prop: in the prop types first, which upstream documents, then in the
 * typings. Null where any of them says to ignore it.
 */
export function findDoc(
  symbols: readonly ts.Symbol[],
  propTypesDoc: JsDoc | null | undefined,
): JsDoc | null {
  const docs = [propTypesDoc, ...symbols.map(readSymbolDoc)].filter(
    (doc) => doc != null,
  );
  return docs.some(({ isIgnored }) => isIgnored)
    ? null
    : (docs.find(isDescribed) ?? docs[0] ?? EMPTY_DOC);
}

/**
 * The declared types of a prop. Several declarations are alternatives where a variant of
 * the props was left out of a union; where the prop must meet all, the first stands for it.
 */
export function renderSymbol(
  { context, scopes }: Pick<PropsSource, 'context' | 'scopes'>,
  symbol: ts.Symbol,
): RenderedMember[] {
  const { checker } = context;
  const type = checker.getTypeOfSymbol(symbol);
  const declared = (symbol.declarations ?? []).flatMap((declaration) => {
    const member = renderMember(context, declaration, getScope(scopes, declaration));
    return member ? [{ member, type: checker.getTypeAtLocation(declaration) }] : [];
  });
  if (declared.length === 0) {
    return [{ type: checker.typeToString(type), functionTypes: null }];
  }
  const areAlternatives = declared.every((alternative) =>
    checker.isTypeAssignableTo(alternative.type, type),
  );
  return declared
    .slice(0, areAlternatives ? undefined : 1)
    .map(({ member }) => member);
}

/** Declared types in place of those in comments, which no compiler has checked. */
function toTypedSignature(
  { params, returns }: ApiSignature,
  functionTypes: FunctionTypes | null | undefined,
): ApiSignature {
  return {
    params: params.map((param) => ({
      ...param,
      type: functionTypes?.params.get(param.name) ?? param.type,
    })),
    ...(returns && {
      returns: { ...returns, type: functionTypes?.returns ?? returns.type },
    }),
  };
}

function createProp(source: PropsSource, name: string): ApiProp | null {
  const { context, variants, propTypes, getPlan } = source;
  const symbols = getPropSymbols(context.checker, variants, name);
  const isInPropTypes = propTypes?.has(name) ?? false;
  const isOwn = symbols.some(isDeclaredByProduct);
  if (symbols.length === 0 || !(isInPropTypes || isOwn)) {
    return null;
  }
  const doc = findDoc(symbols, propTypes?.get(name));
  const required = isRequired(symbols, variants);
  // Without a description, own props count (`apiRef` of a chart), not what they inherit.
  const isLeftOut = propTypes !== null && !isInPropTypes;
  if (!doc || !(isDescribed(doc) || required || (isOwn && !isLeftOut))) {
    return null;
  }
  const members = symbols.flatMap((symbol) => renderSymbol(source, symbol));
  const { description, default: defaultValue, deprecated, signature } = doc;
  return {
    name,
    type: joinTypes(members.map(({ type }) => type)),
    required,
    description,
    ...(defaultValue && { default: defaultValue }),
    ...(deprecated && { deprecated }),
    ...(signature && {
      signature: toTypedSignature(signature, members[0]?.functionTypes),
    }),
    plan: getPlan(name),
  };
}

/**
 * Lists the documented props in alphabetical order: those that the product declares,
 * describes or requires, that are not marked `@ignore` and, where the component has prop
 * types, stand in them. Those of props that depend on type parameters need a description.
 */
export function createProps(source: PropsSource): ApiProp[] {
  const { context, variants, areDependent, propTypes } = source;
  const typed =
    propTypes && !areDependent ? [] : getPropNames(context.checker, variants);
  return [...new Set([...(propTypes?.keys() ?? []), ...typed])]
    .sort()
    .map((name) => createProp(source, name))
    .filter((prop) => prop !== null);
}
