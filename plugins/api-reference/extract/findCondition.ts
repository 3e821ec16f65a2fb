import ts from 'typescript';
import type { ApiCondition } from '../types';
import { getPropNames, type PropsVariants } from './componentProps';

/** The literals that a member takes in one variant; null where it takes anything else. */
interface Choice {
  values: readonly string[];
  mayBeAbsent: boolean;
}

/** Something that is not told by literals. */
const OPEN = null;

function toLiteral(checker: ts.TypeChecker, type: ts.Type): string | null {
  if (type.isStringLiteral()) {
    return `'${type.value}'`;
  }
  return type.flags & (ts.TypeFlags.BooleanLiteral | ts.TypeFlags.NumberLiteral)
    ? checker.typeToString(type)
    : OPEN;
}

function toChoice(
  checker: ts.TypeChecker,
  variant: ts.Type,
  name: string,
): Choice | null {
  const member = checker.getPropertyOfType(variant, name);
  if (!member) {
    return OPEN;
  }
  const type = checker.getTypeOfSymbol(member);
  const parts = type.isUnion() ? type.types : [type];
  const given = parts.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const values = given.map((part) => toLiteral(checker, part));
  return values.length > 0 && values.every((value) => value !== null)
    ? { values, mayBeAbsent: Boolean(member.flags & ts.SymbolFlags.Optional) }
    : OPEN;
}

/** The choices by which a reader selects one of the variants of a type. */
export type Discriminants = ReadonlyMap<string, readonly Choice[]>;

/**
 * Finds the members that every variant of a type has with literals alone, and whose
 * literals tell the variants apart: `type` of a column, `scaleType` of an axis.
 */
export function findDiscriminants(
  checker: ts.TypeChecker,
  variants: PropsVariants,
): Discriminants {
  const found = new Map<string, readonly Choice[]>();
  if (variants.length < 2) {
    return found;
  }
  for (const name of getPropNames(checker, variants.slice(0, 1))) {
    const choices: Choice[] = [];
    for (const variant of variants) {
      const choice = toChoice(checker, variant, name);
      if (!choice) {
        break;
      }
      choices.push(choice);
    }
    const keys = new Set(choices.map((choice) => JSON.stringify(choice)));
    if (choices.length === variants.length && keys.size > 1) {
      found.set(name, choices);
    }
  }
  return found;
}

/** The literals of some choices, each once. */
export function toValues(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flatMap(({ values }) => values))];
}

/**
 * Finds what a reader must choose for a member to be there at all; undefined where all
 * variants have it, or no single choice tells. Another variant may take the same literals,
 * as a column of any type takes `'actions'`, and still lack the member.
 */
export function findCondition(
  checker: ts.TypeChecker,
  variants: PropsVariants,
  discriminants: Discriminants,
  name: string,
): ApiCondition | undefined {
  const members = variants.map((variant) =>
    checker.getPropertyOfType(variant, name),
  );
  if (members.every((member) => member !== undefined)) {
    return undefined;
  }
  const isRequired = members.every(
    (symbol) => !symbol || !(symbol.flags & ts.SymbolFlags.Optional),
  );
  const [best] = [...discriminants]
    .flatMap(([member, choices]): ApiCondition[] => {
      const own = choices.filter((_, index) => members[index]);
      const values = toValues(own);
      const orAbsent = own.some(({ mayBeAbsent }) => mayBeAbsent);
      const others = choices.filter((_, index) => !members[index]);
      const isApart =
        !orAbsent && !toValues(others).some((value) => values.includes(value));
      const isNarrower =
        values.length < toValues(choices).length ||
        (!orAbsent && choices.some(({ mayBeAbsent }) => mayBeAbsent));
      return isNarrower
        ? [
            {
              member,
              values,
              ...(orAbsent && { orAbsent }),
              ...(isRequired && isApart && { isRequired }),
            },
          ]
        : [];
    })
    .sort((a, b) => a.values.length - b.values.length);
  return best;
}
