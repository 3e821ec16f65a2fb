import { createRequire } from 'node:module';
import type ts from 'typescript';
import { toScriptPath } from './modulePaths';

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
