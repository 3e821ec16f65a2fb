import type ts from 'typescript';

type ScriptExtension = '.js' | '.mjs';

/**
 * The published script beside a declaration's typings: `index.d.mts` has an `index.mjs`
 * for import and an `index.js` for require. Older versions have a folder for import, with
 * the same names: `esm/index.js` and `index.js`.
 */
export function toScriptPath(
  declaration: ts.Declaration,
  extension: ScriptExtension,
): string {
  const { fileName } = declaration.getSourceFile();
  if (fileName.endsWith('.d.mts')) {
    return fileName.replace(/\.d\.mts$/, extension);
  }
  const script = fileName.replace(/\.d\.ts$/, '.js');
  return extension === '.mjs' ? script : script.replace('/esm/', '/');
}
