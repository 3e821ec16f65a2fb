import { createRequire } from 'node:module';
import ts from 'typescript';
import { getPropSymbols, type PropsVariants } from './componentProps';
import type { PackageProgram } from './createProgramFactory';
import type { ExportedComponent } from './listEntries';
import type { ApiClass } from '../types';
import { readSymbolDoc } from './jsDoc';
import { toScriptPath } from './modulePaths';
import type { UsePlanLookup } from './planLookups';

/** What the classes of a component are made from. */
export interface ClassesSource {
  checker: ts.TypeChecker;
  /** Describes the keys. */
  type: ts.Type;
  /** The classes at run time. */
  names: ClassNames;
  getPlan: UsePlanLookup;
}

/** The class of a key that the object lacks at run time, where the code uses the key. */
function completeName(names: ClassNames, key: string): string | undefined {
  const [prefix] =
    Object.values(names)
      .map((name) => /^Mui(?!-)\w+-/.exec(name)?.[0])
      .filter((found) => found !== undefined) ?? [];
  return names[key] ?? (prefix === undefined ? undefined : prefix + key);
}

/** The real names of the keys that the typings have, in alphabetical order of the keys. */
export function listTypedClasses({
  checker,
  type,
  names,
}: Pick<ClassesSource, 'checker' | 'type' | 'names'>): Map<string, string> {
  const classes = checker
    .getPropertiesOfType(type)
    .flatMap(({ name }): [string, string][] => {
      const className = completeName(names, name);
      return className ? [[name, className]] : [];
    });
  return new Map(classes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Lists the documented classes by key: those of the typings that something emits. */
export function createClasses({
  checker,
  type,
  names,
  getPlan,
}: ClassesSource): ApiClass[] {
  return checker
    .getPropertiesOfType(type)
    .flatMap((member) => {
      const plan = getPlan(member.name);
      const className = completeName(names, member.name);
      const doc = readSymbolDoc(member);
      if (!className || !plan || doc?.isIgnored) {
        return [];
      }
      return [
        {
          key: member.name,
          className,
          description: doc?.description ?? '',
          ...(doc?.deprecated && { deprecated: doc.deprecated }),
          ...(className.startsWith('Mui-') && { isGlobal: true }),
          plan,
        },
      ];
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Real class names by key. */
export type ClassNames = Readonly<Record<string, string>>;

/**
 * Evaluates an exported classes object, such as `gridClasses`. Only its own module is
 * loaded: it is found by its path, so no component and no DOM is needed.
 */
export function loadClassNames(symbol: ts.Symbol): ClassNames {
  const { valueDeclaration } = symbol;
  if (!valueDeclaration) {
    return {};
  }
  const script = toScriptPath(valueDeclaration, '.js');
  const module = createRequire(script)(script) as Record<
    string,
    ClassNames | undefined
  >;
  return module[symbol.name] ?? {};
}

/** An exported classes object. */
export interface ClassesObject {
  symbol: ts.Symbol;
  /** The interface that describes its keys. */
  type: ts.Type;
}

/** The classes objects that a package exports, by name. */
export function listClassesObjects({
  exports,
}: Pick<PackageProgram, 'exports'>): [string, ts.Symbol][] {
  return [...exports].filter(
    ([exported, { flags }]) =>
      exported.endsWith('Classes') && flags & ts.SymbolFlags.Variable,
  );
}

/** `BarClasses` of `classes?: Partial<BarClasses>`. */
function getClassesInterface(
  checker: ts.TypeChecker,
  variants: PropsVariants,
): ts.Type | null {
  const [prop] = getPropSymbols(checker, variants, 'classes');
  if (!prop) {
    return null;
  }
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  return type.aliasTypeArguments?.[0] ?? type;
}

/** Names that the interface may have; BarChart, BarChartPro and BarPlot share `BarClasses`. */
function toInterfaceNames(component: string, type: ts.Type | null): string[] {
  const family = component
    .replace(/(?:Pro|Premium)$/, '')
    .replace(/(?:Chart|Plot)$/, '');
  const own = type?.symbol ? [type.symbol.name] : [];
  return [...own, `${component}Classes`, `${family}Classes`];
}

/**
 * Finds the classes object of a component among what its package exports: that of the
 * type which its `classes` prop takes, else that which is named after it.
 */
export function findClasses(
  { name, home: { checker, exports } }: ExportedComponent,
  variants: PropsVariants,
): ClassesObject | null {
  const type = getClassesInterface(checker, variants);
  const objects = listClassesObjects({ exports });
  for (const wanted of toInterfaceNames(name, type)) {
    // The grid's object is declared as a record, so it is known by its own name only.
    const objectName = wanted.charAt(0).toLowerCase() + wanted.slice(1);
    const [, symbol] =
      objects.find(
        ([, object]) => checker.getTypeOfSymbol(object).symbol?.name === wanted,
      ) ??
      objects.find(([exported]) => exported === objectName) ??
      [];
    if (symbol) {
      return { symbol, type: type ?? checker.getTypeOfSymbol(symbol) };
    }
  }
  return null;
}
