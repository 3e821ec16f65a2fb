import type ts from 'typescript';
import type { PropsVariants } from './componentProps';
import type { PackageProgram } from './createProgramFactory';

/** `Api` of `RefObject<Api | null>`: readers look up what they find in `current`. */
function getTarget(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const isRef = [type.aliasSymbol, type.symbol].some(
    (symbol) => symbol?.name === 'RefObject',
  );
  const current = isRef && checker.getPropertyOfType(type, 'current');
  return current
    ? checker.getNonNullableType(checker.getTypeOfSymbol(current))
    : type;
}

function toVariants(checker: ts.TypeChecker, declared: ts.Type): PropsVariants {
  const base = checker.getBaseConstraintOfType(declared) ?? declared;
  const type = getTarget(checker, base);
  return (type.isUnion() ? type.types : [type]).filter(
    (variant) => checker.getPropertiesOfType(variant).length > 0,
  );
}

/**
 * The types with members that a declared type stands for: itself, or those of the union.
 * A type that depends on its parameters is taken for what it is when nobody gives them,
 * else for all that they can be.
 */
export function getMemberVariants(
  { checker, getDefaultType }: Pick<PackageProgram, 'checker' | 'getDefaultType'>,
  symbol: ts.Symbol,
): PropsVariants {
  const bound = getDefaultType(symbol.name);
  const variants = bound ? toVariants(checker, bound) : [];
  return variants.length > 0
    ? variants
    : toVariants(checker, checker.getDeclaredTypeOfSymbol(symbol));
}
