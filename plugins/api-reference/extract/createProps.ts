import ts from 'typescript';
import {
  createSignature,
  renderMember,
  type FunctionTypes,
  type RenderedMember,
} from './renderMember';
import type { ApiProp, ApiSignature, Plan } from '../types';
import { getScope, type TypeScopes } from './collectTypeScopes';
import {
  getPropNames,
  getPropSymbols,
  isRequired,
  type ComponentProps,
  type PropsVariants,
} from './componentProps';
import type { PlanLookup } from './planLookups';
import { isDescribed, readSymbolDoc, type JsDoc } from './jsDoc';
import { isProductFile } from './products';
import type { PropTypesDocs } from './readPropTypes';
import type { RenderContext } from './resolveType';

/** The compiler writes the literals of types that it infers with other quotes than sources. */
function toSingleQuotes(text: string): string {
  return text.replace(/^"([^"'\\]*)"$/, "'$1'");
}

/** The alternatives of a type's text, those of its unions one by one. */
function listAlternatives(text: string): string[] {
  const file = ts.createSourceFile(
    'type.ts',
    `type T = ${text};`,
    ts.ScriptTarget.ESNext,
    true,
  );
  const [alias] = file.statements;
  return alias && ts.isTypeAliasDeclaration(alias) && ts.isUnionTypeNode(alias.type)
    ? alias.type.types.map((node) => toSingleQuotes(node.getText()))
    : [text];
}

/** Joins the types that the variants of a member have, each alternative once. */
export function joinTypes(texts: readonly string[]): string {
  const [first = '', ...others] = new Set(texts);
  return others.length === 0
    ? first
    : [...new Set([first, ...others].flatMap(listAlternatives))].join(' | ');
}

export interface PropsSource extends ComponentProps {
  context: RenderContext;
  scopes: TypeScopes;
  /** Null for a component without prop types: then the typings decide alone. */
  propTypes: PropTypesDocs | null;
  getPlan: PlanLookup;
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

function toApiProp(
  name: string,
  { description, default: defaultValue, deprecated }: JsDoc,
  {
    rendered,
    required,
    signature,
    plan,
  }: {
    rendered: readonly RenderedMember[];
    signature: ApiSignature | null | undefined;
  } & Pick<ApiProp, 'required' | 'plan'>,
): ApiProp {
  return {
    name,
    type: joinTypes(rendered.map(({ type }) => type)),
    required,
    description,
    ...(defaultValue && { default: defaultValue }),
    ...(deprecated && { deprecated }),
    ...(signature && { signature }),
    plan,
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
  const rendered = symbols.flatMap((symbol) => renderSymbol(source, symbol));
  return toApiProp(name, doc, {
    rendered,
    required,
    signature:
      doc.signature && toTypedSignature(doc.signature, rendered[0]?.functionTypes),
    plan: getPlan(name),
  });
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

const PLANS: Record<string, Plan> = { Pro: 'pro', Premium: 'premium' };

/** The plan of `Only available in DataGridPro.`, which some members of all plans say. */
function readStatedPlan(description: string): Plan | undefined {
  const [, name = ''] =
    /\bOnly available in `?DataGrid(Pro|Premium)\b/.exec(description) ?? [];
  return PLANS[name];
}

export interface MembersSource {
  context: RenderContext;
  variants: PropsVariants;
  scopes: TypeScopes;
  getPlan: PlanLookup;
  /** What is said elsewhere of members that have no comment of their own. */
  findMemberDoc: (member: string) => JsDoc | null;
}

/** Members of the language's own types, such as an array's, are of no product. */
function isPublicMember({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some(
    (declaration) =>
      isProductFile(declaration.getSourceFile().fileName) &&
      !(
        ts.getCombinedModifierFlags(declaration) &
        ts.ModifierFlags.NonPublicAccessibilityModifier
      ),
  );
}

function createMember(source: MembersSource, name: string): ApiProp | null {
  const { context, variants, getPlan, findMemberDoc } = source;
  const symbols = getPropSymbols(context.checker, variants, name);
  const ownDoc = findDoc(symbols, null);
  if (!ownDoc || !symbols.some(isPublicMember)) {
    return null;
  }
  const doc = isDescribed(ownDoc) ? ownDoc : (findMemberDoc(name) ?? ownDoc);
  const rendered = symbols.flatMap((symbol) => renderSymbol(source, symbol));
  const functionTypes = rendered.find(
    (member) => member.functionTypes,
  )?.functionTypes;
  return toApiProp(name, doc, {
    rendered,
    required: isRequired(symbols, variants),
    signature: functionTypes && createSignature(functionTypes, doc.signature),
    plan: readStatedPlan(doc.description) ?? getPlan(name),
  });
}

/**
 * Lists the members of an interface in alphabetical order, inherited ones included; those
 * that are marked `@ignore` are left out. A member needs no description: unlike a
 * component, an interface hands on nothing that readers know from elsewhere.
 */
export function createMembers(source: MembersSource): ApiProp[] {
  return getPropNames(source.context.checker, source.variants)
    .map((name) => createMember(source, name))
    .filter((member) => member !== null);
}
