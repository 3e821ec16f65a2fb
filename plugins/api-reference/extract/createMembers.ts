import ts from 'typescript';
import type { ApiProp, Plan } from '../types';
import type { TypeScopes } from './collectTypeScopes';
import {
  getPropNames,
  getPropSymbols,
  isRequired,
  type PropsVariants,
} from './componentProps';
import { findDoc, renderSymbol } from './createProps';
import { createSignature } from './createSignature';
import { joinTypes } from './joinTypes';
import { isDescribed, type JsDoc } from './jsDoc';
import { isProductFile } from './products';
import { readStatedPlan } from './readStatedPlan';
import type { RenderContext } from './resolveType';

export interface MembersSource {
  context: RenderContext;
  variants: PropsVariants;
  scopes: TypeScopes;
  getPlan: (member: string) => Plan;
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
  return {
    name,
    type: joinTypes(rendered.map(({ type }) => type)),
    required: isRequired(symbols, variants),
    description: doc.description,
    ...(doc.default && { default: doc.default }),
    ...(doc.deprecated && { deprecated: doc.deprecated }),
    ...(functionTypes && {
      signature: createSignature(functionTypes, doc.signature),
    }),
    plan: readStatedPlan(doc.description) ?? getPlan(name),
  };
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
