import ts from 'typescript';
import type { ApiClass, ApiSlot } from '../types';
import { getScope, type TypeScopes } from './collectTypeScopes';
import { getPropTypes, type PropsVariants } from './componentProps';
import { readSymbolDoc } from './jsDoc';
import type { UsePlanLookup } from './planLookups';
import { renderMember } from './renderMember';
import { renderType } from './renderType';
import { OUTERMOST, type RenderContext } from './resolveType';

interface SlotsSource {
  context: RenderContext;
  variants: PropsVariants;
  scopes: TypeScopes;
  classes: readonly ApiClass[];
  getPlan: UsePlanLookup;
}

/** Members of the types that a prop such as `slots` has, by name; of several the last. */
function getPropMembers(
  checker: ts.TypeChecker,
  variants: PropsVariants,
  prop: string,
): Map<string, ts.Symbol> {
  const members = getPropTypes(checker, variants, prop).flatMap((type) =>
    checker.getPropertiesOfType(type),
  );
  return new Map(members.map((member) => [member.name, member]));
}

/** Types of React that a component is of, with its props as their argument. */
const COMPONENT_TYPES = /\b(?:JSXElementConstructor|ElementType|ComponentType|FC)$/;

/** `ButtonProps` of `React.JSXElementConstructor<ButtonProps> | null`. */
function findPropsNode(node: ts.Node | undefined): ts.TypeNode | undefined {
  if (node && ts.isUnionTypeNode(node)) {
    return node.types.map(findPropsNode).find((found) => found !== undefined);
  }
  const isComponent =
    node &&
    ts.isTypeReferenceNode(node) &&
    COMPONENT_TYPES.test(node.typeName.getText());
  const argument = isComponent ? node.typeArguments?.[0] : undefined;
  return argument?.kind === ts.SyntaxKind.AnyKeyword ? undefined : argument;
}

/**
 * What a slot's component takes: what `slotProps` can give it, else what the type of the
 * slot says. Undefined where neither tells more than that it is a component.
 */
function renderSlotProps(
  { context, scopes }: SlotsSource,
  slot: ts.Symbol,
  slotProps: ts.Symbol | undefined,
): string | undefined {
  const given = slotProps?.declarations?.[0];
  const rendered =
    given && renderMember(context, given, getScope(scopes, given))?.type;
  if (rendered !== undefined) {
    return rendered;
  }
  const declared = slot.declarations?.find(ts.isPropertySignature);
  const node = findPropsNode(declared?.type);
  return declared && node
    ? renderType({
        ...context,
        ...OUTERMOST,
        node,
        scope: getScope(scopes, declared),
      })
    : undefined;
}

/** Lists the documented slots in alphabetical order, from the type of the `slots` prop. */
export function createSlots(source: SlotsSource): ApiSlot[] {
  const { context, variants, classes, getPlan } = source;
  const slots = getPropMembers(context.checker, variants, 'slots');
  const slotProps = getPropMembers(context.checker, variants, 'slotProps');
  return [...slots]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, symbol]) => {
      const doc = readSymbolDoc(symbol);
      if (doc?.isIgnored) {
        return [];
      }
      const bearer = classes.find(({ key, isGlobal }) => key === name && !isGlobal);
      const props = renderSlotProps(source, symbol, slotProps.get(name));
      return [
        {
          name,
          description: doc?.description ?? '',
          ...(doc?.deprecated && { deprecated: doc.deprecated }),
          ...(doc?.default && { default: doc.default }),
          ...(bearer && { class: bearer.className }),
          ...(props !== undefined && { props }),
          plan: getPlan(name) ?? 'community',
        },
      ];
    });
}
