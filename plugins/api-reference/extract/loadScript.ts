import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { toScriptPath } from './modulePaths';

const scripts = new WeakMap<ts.SourceFile, ts.SourceFile | null>();

function loadScriptAnew(declaration: ts.Declaration): ts.SourceFile | null {
  const script = toScriptPath(declaration, '.mjs');
  return existsSync(script)
    ? parseScript(readFileSync(script, 'utf8'), script)
    : null;
}

/** Parses the text of a published module. */
export function parseScript(text: string, fileName = 'module.js'): ts.SourceFile {
  return ts.createSourceFile(
    fileName,
    text,
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.JS,
  );
}

/**
 * Loads the published module that a declaration is the typings of; null where there is
 * none. Asking again for the same module costs nothing.
 */
export function loadScript(
  declaration: ts.Declaration | undefined,
): ts.SourceFile | null {
  if (!declaration) {
    return null;
  }
  const typings = declaration.getSourceFile();
  const known = scripts.get(typings);
  const script = known === undefined ? loadScriptAnew(declaration) : known;
  scripts.set(typings, script);
  return script;
}
