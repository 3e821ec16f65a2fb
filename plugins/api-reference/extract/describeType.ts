import ts from 'typescript';
import type { ApiType, ApiTypeMember, Plan } from '../types';
import { collectTypeScopes, getScope, type TypeScopes } from './collectTypeScopes';
import { createOwnScope } from './createInterfaces';
import type { PackageProgram } from './createProgramFactory';
import { readSymbolDoc } from './jsDoc';
import { findSharedPlan, type UsePlanLookup } from './planLookups';
import { PRODUCT_PACKAGES } from './products';
import { renderMember } from './renderMember';
import { renderTypeParameters } from './renderType';
import type { RenderContext } from './resolveType';
import type { TypeScope } from './typeScope';
import {
  isTypeFile,
  readBindings,
  type NamedType,
  type TypeSource,
} from './typeDeclarations';

/** A type as it is declared, and what its texts name. */
interface DescribedType {
  type: Omit<ApiType, 'links'>;
  /** What the names mean where they stand; those that are missing mean what they do anywhere. */
  bindings: ReadonlyMap<string, readonly NamedType[]>;
}

const PLANS = new Map(
  Object.values(PRODUCT_PACKAGES)
    .flat()
    .map(({ name, plan }) => [name, plan]),
);

/** The plan of the package that declares something. */
function getDeclaredPlan(node: ts.Node): Plan {
  const [, name = ''] =
    /.*\/node_modules\/(@mui\/[\w-]+)\//.exec(node.getSourceFile().fileName) ?? [];
  return PLANS.get(name) ?? 'community';
}

const printer = ts.createPrinter({ removeComments: true });

function printDeclaration(node: NamedType): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/^(?:export |declare )+/, '');
}

const rendered = new WeakMap<RenderContext, Map<ts.Declaration, string | null>>();

/**
 * The declared type of a member. Many types inherit the same members: where no type
 * parameter has a part in one, it is rendered once.
 */
function renderMemberType(
  context: RenderContext,
  declaration: ts.Declaration,
  scope: TypeScope,
): string | null {
  const known = rendered.get(context) ?? new Map<ts.Declaration, string | null>();
  rendered.set(context, known);
  const type =
    (scope.size === 0 ? known.get(declaration) : undefined) ??
    renderMember(context, declaration, scope)?.type ??
    null;
  if (scope.size === 0) {
    known.set(declaration, type);
  }
  return type;
}

/** What a member's comment and declaration say of it. */
function createMember(
  context: RenderContext,
  scopes: TypeScopes,
  symbol: ts.Symbol,
  { plan, findPlan }: { plan: Plan; findPlan: UsePlanLookup },
): ApiTypeMember | null {
  const doc = readSymbolDoc(symbol);
  const declarations = (symbol.declarations ?? []).filter((node) =>
    isTypeFile(node.getSourceFile().fileName),
  );
  const [declaration] = declarations;
  if (doc?.isIgnored || !declaration) {
    return null;
  }
  const own = declarations.map(getDeclaredPlan);
  const isOfAllPlans = own.includes(plan) || own.includes('community');
  const memberPlan = isOfAllPlans ? findPlan(symbol.name) : own[0];
  const { checker } = context;
  return {
    name: symbol.name,
    type:
      renderMemberType(context, declaration, getScope(scopes, declaration)) ??
      checker.typeToString(
        checker.getTypeOfSymbol(symbol),
        undefined,
        ts.TypeFormatFlags.NoTruncation,
      ),
    required: !(symbol.flags & ts.SymbolFlags.Optional),
    description: doc?.description ?? '',
    ...(doc?.default && { default: doc.default }),
    ...(doc?.deprecated && { deprecated: doc.deprecated }),
    ...(memberPlan && memberPlan !== plan && { plan: memberPlan }),
  };
}

/** The members of a type that is an object; none of one that is called or chosen from. */
function listProperties(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  const isObject =
    type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type) &&
    type.getCallSignatures().length === 0;
  return isObject ? checker.getPropertiesOfType(type) : [];
}

function isListed({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((node) => isTypeFile(node.getSourceFile().fileName));
}

/** The nodes in which the names of a type's texts stand. */
function listNodes(
  declarations: readonly NamedType[],
  properties: readonly ts.Symbol[],
): readonly ts.Node[] {
  return [
    ...declarations,
    ...properties.flatMap((symbol) => symbol.declarations?.slice(0, 1) ?? []),
  ];
}

/**
 * Describes a type: by its members, inherited ones included, where it is an object; else,
 * and where no member is of the libraries, by its declaration.
 *
 * @param packages all packages of the product, smallest first
 */
export function describeType(
  declarations: readonly NamedType[],
  { checker }: Pick<TypeSource, 'checker'>,
  context: RenderContext,
  packages: readonly PackageProgram[],
): DescribedType {
  const first = declarations[0]!;
  const symbol = checker.getSymbolAtLocation(first.name)!;
  const plan = getDeclaredPlan(first);
  const findPlan = (member: string) =>
    findSharedPlan(packages, first.name.text, member);
  const doc = readSymbolDoc(symbol);
  const all = ts.isEnumDeclaration(first)
    ? []
    : listProperties(checker, checker.getDeclaredTypeOfSymbol(symbol));
  const properties = all.filter(isListed);
  const scopes =
    properties.length > 0
      ? collectTypeScopes(checker, symbol, createOwnScope)
      : new Map();
  const members = properties
    .map((property) => createMember(context, scopes, property, { plan, findPlan }))
    .filter((member) => member !== null);
  const typeParameters = ts.isEnumDeclaration(first)
    ? ''
    : renderTypeParameters(context, first, createOwnScope(checker, first));
  const bindings = new Map(
    listNodes(declarations, properties)
      .map((node) => readBindings(checker, node))
      .reverse()
      .flatMap((found) => [...found]),
  );
  return {
    type: {
      name: first.name.text,
      plan,
      description: doc?.description ?? '',
      ...(doc?.deprecated && { deprecated: doc.deprecated }),
      ...(typeParameters && { typeParameters }),
      ...(members.length === 0 && {
        text: declarations.map(printDeclaration).join('\n'),
      }),
      members,
      ...(members.length > 0 &&
        all.length > properties.length && {
          others: all.length - properties.length,
        }),
    },
    bindings,
  };
}
