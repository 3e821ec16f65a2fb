import ts from 'typescript';
import type { PackageProgram } from './createProgramFactory';

/**
 * The declared symbol behind an export. Asking again by the declaration's name gives the
 * symbol with what other modules add to it; an alias leads to the bare one.
 */
function getDeclaredSymbol(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  const target =
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const name =
    target.declarations?.[0] && ts.getNameOfDeclaration(target.declarations[0]);
  return (name && checker.getSymbolAtLocation(name)) ?? target;
}

/** What a module of a package exports, by name; empty where there is no such module. */
export function getModuleExports(
  { program, checker, resolve }: PackageProgram,
  specifier: string,
): Map<string, ts.Symbol> {
  const fileName = resolve(specifier);
  const file = fileName && program.getSourceFile(fileName);
  const module = file && checker.getSymbolAtLocation(file);
  return new Map(
    (module ? checker.getExportsOfModule(module) : []).map((symbol) => [
      symbol.name,
      getDeclaredSymbol(checker, symbol),
    ]),
  );
}
