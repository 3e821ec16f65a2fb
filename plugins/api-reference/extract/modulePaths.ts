import type ts from 'typescript';

type ScriptExtension = '.js' | '.mjs';

/**
 * The published script beside a declaration's typings: `index.d.mts` has an `index.mjs`
 * for import and an `index.js` for require.
 */
export function toScriptPath(
  declaration: ts.Declaration,
  extension: ScriptExtension,
): string {
  return declaration.getSourceFile().fileName.replace(/\.d\.m?ts$/, extension);
}
