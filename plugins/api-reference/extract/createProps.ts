import ts from 'typescript';
import {
  createSignature,
  renderMember,
  type FunctionTypes,
  type RenderedMember,
} from './renderMember';
import type { PropRule } from '../documented';
import type { ApiProp, ApiSignature, Plan } from '../types';
import {
  findCondition,
  findDiscriminants,
  type Discriminants,
  toValues,
} from './findCondition';
import { getScope, type TypeScopes } from './collectTypeScopes';
import {
  getPropNames,
  getPropSymbols,
  isRequired,
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

/** `ReactNode` of `React.ReactNode`: some modules import the name, others the namespace. */
function toBareNames(text: string): string {
  return text.replace(/\bReact\.(?=[A-Z])/g, '');
}

/** Joins the types that the variants of a member have, each alternative once. */
export function joinTypes(texts: readonly string[]): string {
  const [first = '', ...others] = new Set(texts);
  if (others.length === 0) {
    return first;
  }
  const alternatives = new Map<string, string>();
  for (const text of [first, ...others].flatMap(listAlternatives)) {
    const key = toBareNames(text);
    alternatives.set(key, alternatives.get(key) ?? text);
  }
  return [...alternatives.values()].join(' | ');
}

export interface PropsSource {
  context: RenderContext;
  variants: PropsVariants;
  scopes: TypeScopes;
  /** Null for a component without prop types: then the typings decide alone. */
  propTypes: PropTypesDocs | null;
  /** What the component does when a prop is left out, as far as its code says it. */
  defaults?: ReadonlyMap<string, string>;
  getPlan: PlanLookup;
  /** What is decided by hand on props that the prop types lack. */
  rule?: PropRule;
}

/** Asked before a prop is described: to describe the DOM's props takes most of the time. */
export function isDeclaredByProduct(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) =>
    isProductFile(declaration.getSourceFile().fileName),
  );
}

const EMPTY_DOC: JsDoc = { description: '', isIgnored: false };

/**
 * What is said of a prop: in the typings first. The prop types are generated from them, and
 * some are older. Null where any of them says to ignore it.
 */
export function findDoc(
  symbols: readonly ts.Symbol[],
  propTypesDoc: JsDoc | null | undefined,
): JsDoc | null {
  const docs = [...symbols.map(readSymbolDoc), propTypesDoc].filter(
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

/**
 * The function that a prop is: what its comment says of one, with declared types. Where the
 * type is a name, what the function returns, and what it takes if the comment is silent,
 * stands nowhere else in the prop's row.
 */
function findSignature(
  documented: ApiSignature | undefined,
  member: RenderedMember | undefined,
): ApiSignature | undefined {
  const functionTypes = member?.functionTypes;
  const isNamed = functionTypes != null && !member!.type.includes('=>');
  if (documented === undefined) {
    return isNamed ? createSignature(functionTypes) : undefined;
  }
  const typed = toTypedSignature(documented, functionTypes);
  return isNamed && typed.returns === undefined
    ? { ...typed, returns: { type: functionTypes.returns, description: '' } }
    : typed;
}

/** A default as a literal, whatever quotes and full stop its comment has; else null. */
function toLiteral(text: string): string | null {
  const [literal] =
    /^(?:'[^']*'|"[^"]*"|-?[\d.]*\d|true|false)(?=\.?$)/.exec(text) ?? [];
  return literal === undefined ? null : toSingleQuotes(literal);
}

/**
 * The default of a prop: what the comment says, unless the component's code has another
 * literal. A comment that is no literal says more than the code, such as where it comes from.
 */
export function findDefault(
  stated: string | undefined,
  coded: string | undefined,
): string | undefined {
  if (coded === undefined || stated === undefined) {
    return stated ?? coded;
  }
  const literal = toLiteral(stated);
  return literal === null || literal === coded ? stated : coded;
}

function toApiProp(
  name: string,
  { description, examples, default: defaultValue, deprecated }: JsDoc,
  {
    rendered,
    required,
    signature,
    condition,
    plan,
  }: {
    rendered: readonly RenderedMember[];
    signature: ApiSignature | null | undefined;
  } & Pick<ApiProp, 'required' | 'condition' | 'plan'>,
): ApiProp {
  return {
    name,
    type: joinTypes(rendered.map(({ type }) => type)),
    required,
    description,
    ...(examples && { examples }),
    ...(defaultValue && { default: defaultValue }),
    ...(deprecated && { deprecated }),
    ...(signature && { signature }),
    ...(condition && { condition }),
    plan,
  };
}

/** What is said of a prop that is listed; null for one that is not. */
function findListedDoc(
  { context, variants, propTypes, rule }: PropsSource,
  name: string,
): JsDoc | null {
  const symbols = getPropSymbols(context.checker, variants, name);
  const isInPropTypes = propTypes?.has(name) ?? false;
  const isOwn = symbols.some(isDeclaredByProduct);
  const required = isRequired(symbols, variants);
  if (symbols.length === 0 || !(isInPropTypes || isOwn || required)) {
    return null;
  }
  const propTypesDoc = propTypes?.get(name);
  const doc = findDoc(symbols, propTypesDoc);
  const isLeftOut = propTypes !== null && !isInPropTypes;
  if (!doc || (isLeftOut && rule?.except?.[name] !== undefined)) {
    return null;
  }
  if (isDescribed(doc)) {
    const deprecated = rule?.deprecated?.includes(name)
      ? propTypesDoc?.deprecated
      : doc.deprecated;
    return { ...doc, ...(deprecated !== undefined && { deprecated }) };
  }
  const description = rule?.also?.[name];
  // Without a description, own props count (`apiRef` of a chart), not what they inherit.
  return description !== undefined || required || (isOwn && !isLeftOut)
    ? { ...doc, ...(description !== undefined && { description }) }
    : null;
}

function createProp(
  source: PropsSource,
  discriminants: Discriminants,
  name: string,
): ApiProp | null {
  const { context, variants, defaults, getPlan } = source;
  const doc = findListedDoc(source, name);
  if (!doc) {
    return null;
  }
  const symbols = getPropSymbols(context.checker, variants, name);
  const rendered = symbols.flatMap((symbol) => renderSymbol(source, symbol));
  const own = { ...doc, default: findDefault(doc.default, defaults?.get(name)) };
  return toApiProp(name, own, {
    rendered,
    required: isRequired(symbols, variants),
    signature: findSignature(doc.signature, rendered[0]),
    condition: findCondition(context.checker, variants, discriminants, name),
    plan: getPlan(name),
  });
}

/** Adds to the members that others depend on what there is to choose. */
function addChoices(
  members: readonly ApiProp[],
  discriminants: Discriminants,
): ApiProp[] {
  const asked = new Set(members.flatMap(({ condition }) => condition?.member ?? []));
  return members.map((member) =>
    asked.has(member.name)
      ? { ...member, choices: toValues(discriminants.get(member.name) ?? []) }
      : member,
  );
}

/**
 * Lists the documented props in alphabetical order: those that the product declares,
 * describes or requires and that are not marked `@ignore`. Where the component has prop
 * types, those that do not stand in them need a description, or a rule that gives one.
 */
export function createProps(source: PropsSource): ApiProp[] {
  const { context, variants, propTypes } = source;
  const names = getPropNames(context.checker, variants);
  const discriminants = findDiscriminants(context.checker, variants);
  const props = [...new Set([...(propTypes?.keys() ?? []), ...names])]
    .sort()
    .map((name) => createProp(source, discriminants, name))
    .filter((prop) => prop !== null);
  return addChoices(props, discriminants);
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

function createMember(
  source: MembersSource,
  discriminants: Discriminants,
  name: string,
): ApiProp | null {
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
    condition: findCondition(context.checker, variants, discriminants, name),
    plan: readStatedPlan(doc.description) ?? getPlan(name),
  });
}

/**
 * Lists the members of an interface in alphabetical order, inherited ones included; those
 * that are marked `@ignore` are left out. A member needs no description: unlike a
 * component, an interface hands on nothing that readers know from elsewhere.
 */
export function createMembers(source: MembersSource): ApiProp[] {
  const discriminants = findDiscriminants(source.context.checker, source.variants);
  const members = getPropNames(source.context.checker, source.variants)
    .map((name) => createMember(source, discriminants, name))
    .filter((member) => member !== null);
  return addChoices(members, discriminants);
}
