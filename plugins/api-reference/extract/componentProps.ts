import ts from 'typescript';
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

/** Variants of a component's props: one, or the members of the union. */
export type PropsVariants = ts.Type[];

function getComponentSignature(
  checker: ts.TypeChecker,
  { valueDeclaration }: ts.Symbol,
): ts.Signature | undefined {
  const type = valueDeclaration && checker.getTypeAtLocation(valueDeclaration);
  return type && [...type.getCallSignatures(), ...type.getConstructSignatures()][0];
}

/**
 * Whether an exported symbol is a component that renders something. The larger grid
 * packages export `DataGrid(): null`, a stand-in that only logs which name to use.
 */
export function isComponent(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const signature = getComponentSignature(checker, symbol);
  return (
    /^[A-Z].*[a-z]/.test(symbol.name) &&
    signature !== undefined &&
    !(signature.getReturnType().flags & ts.TypeFlags.Null)
  );
}

function countProperties(checker: ts.TypeChecker, type: ts.Type): number {
  return checker.getPropertiesOfType(checker.getApparentType(type)).length;
}

/**
 * The props that a component takes. Where some exist only by its type parameters, as
 * `xAxis` by a chart's plugins, these stand for their defaults.
 */
export function getComponentProps(
  { checker, getDefaultType }: Pick<PackageProgram, 'checker' | 'getDefaultType'>,
  component: ts.Symbol,
): PropsVariants {
  const props = getComponentSignature(checker, component)?.parameters[0];
  if (!props) {
    return [];
  }
  const free = checker.getTypeOfSymbol(props);
  const bound = getDefaultType(`${component.name}Props`);
  const areDependent =
    bound !== undefined &&
    countProperties(checker, bound) > countProperties(checker, free);
  const type = checker.getApparentType(areDependent ? bound : free);
  // Of a union of components the props must fit all: most combinations are impossible.
  return (type.isUnion() ? type.types : [type]).filter(
    (variant) => checker.getPropertiesOfType(variant).length > 0,
  );
}

/** A prop in each of the variants that have it. */
export function getPropSymbols(
  checker: ts.TypeChecker,
  variants: PropsVariants,
  name: string,
): ts.Symbol[] {
  return variants.flatMap(
    (variant) => checker.getPropertyOfType(variant, name) ?? [],
  );
}

/** The types of a prop in the variants that have it, without null and undefined. */
export function getPropTypes(
  checker: ts.TypeChecker,
  variants: PropsVariants,
  name: string,
): ts.Type[] {
  return getPropSymbols(checker, variants, name).map((symbol) =>
    checker.getNonNullableType(checker.getTypeOfSymbol(symbol)),
  );
}

/** Names of all props, the inherited ones included, in alphabetical order. */
export function getPropNames(
  checker: ts.TypeChecker,
  variants: PropsVariants,
): string[] {
  const names = variants.flatMap((variant) =>
    checker.getPropertiesOfType(variant).map((symbol) => symbol.name),
  );
  return [...new Set(names)].sort();
}

/** A prop must be given only where no variant lets it be left out. */
export function isRequired(symbols: ts.Symbol[], variants: PropsVariants): boolean {
  return (
    symbols.length === variants.length &&
    symbols.every(({ flags }) => !(flags & ts.SymbolFlags.Optional))
  );
}
