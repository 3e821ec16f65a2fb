import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A name that a statement takes from a module, and what it is called there. */
interface Binding {
  source: string;
  local: string;
}

/** An import, or an export that passes on what another module has. */
interface Reference {
  specifier: string;
  names: Binding[];
  /** Set for `export * from`. */
  isAll: boolean;
}

/** A published module, as far as it refers to others. */
export interface ScriptModule {
  file: string;
  text: string;
  imports: Reference[];
  reexports: Reference[];
}

const STATEMENT =
  /^(import|export)\s+(?:[\w$]+\s*,?\s*)?(?:\{([^}]*)\}|(\*)(?:\s+as\s+[\w$]+)?)?\s*from\s+["']([^"']+)["']/gm;

/** `{ a as b }`: with `import` the local name is `b`, with `export` the outer one. */
function toBindings(list: string | undefined): Binding[] {
  return (list ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [source = '', local = source] = part.split(/\s+as\s+/);
      return { source, local };
    });
}

const modules = new Map<string, ScriptModule>();

/** Reads a module; asking again costs nothing. */
export function readScriptModule(file: string): ScriptModule {
  const known = modules.get(file);
  if (known) {
    return known;
  }
  const text = readFileSync(file, 'utf8');
  const module: ScriptModule = { file, text, imports: [], reexports: [] };
  for (const [, keyword, list, star, specifier = ''] of text.matchAll(STATEMENT)) {
    const reference = { specifier, names: toBindings(list), isAll: star === '*' };
    (keyword === 'import' ? module.imports : module.reexports).push(reference);
  }
  modules.set(file, module);
  return module;
}

const isFile = (name: string) => existsSync(name) && statSync(name).isFile();

/** The file of a specifier in the packages themselves; undefined for other packages. */
function resolveScript(from: string, specifier: string): string | undefined {
  const [, root = ''] = /^(.*\/node_modules\/)@mui\//.exec(from) ?? [];
  const base = specifier.startsWith('.')
    ? path.join(path.dirname(from), specifier)
    : /^@mui\/x-(?!internal|license|telemetry|charts-vendor)/.test(specifier)
      ? path.join(root, specifier)
      : undefined;
  return (
    base &&
    [
      base,
      `${base}.mjs`,
      `${base}.js`,
      `${base}/index.mjs`,
      `${base}/index.js`,
    ].find(isFile)
  );
}

function declares({ text }: ScriptModule, name: string): boolean {
  return (
    new RegExp(
      `^export\\s+(?:async\\s+)?(?:function|const|let|class)\\s+${name}\\b`,
      'm',
    ).test(text) ||
    new RegExp(`^export\\s*\\{[^}]*\\b${name}\\b[^}]*\\}(?!\\s*from)`, 'm').test(
      text,
    )
  );
}

/** The module behind an index that declares a name. */
function findDeclaring(
  file: string,
  name: string,
  seen = new Set<string>(),
): string | undefined {
  if (seen.has(file)) {
    return undefined;
  }
  seen.add(file);
  const module = readScriptModule(file);
  if (declares(module, name)) {
    return file;
  }
  for (const { specifier, names, isAll } of module.reexports) {
    const binding = names.find(({ local }) => local === name);
    const target = binding || isAll ? resolveScript(file, specifier) : undefined;
    const found = target && findDeclaring(target, binding?.source ?? name, seen);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** The module that a local name of a module comes from, and its name there. */
export function findImported(
  { file, imports }: ScriptModule,
  local: string,
): { module: ScriptModule; name: string } | undefined {
  for (const { specifier, names } of imports) {
    const binding = names.find((name) => name.local === local);
    const target = binding && resolveScript(file, specifier);
    if (target) {
      const declaring = findDeclaring(target, binding.source) ?? target;
      return { module: readScriptModule(declaring), name: binding.source };
    }
  }
  return undefined;
}

const dependencies = new Map<string, readonly string[]>();

function listDependencies(file: string): readonly string[] {
  const known = dependencies.get(file);
  if (known) {
    return known;
  }
  const found = readScriptModule(file).imports.flatMap(({ specifier, names }) => {
    const target = resolveScript(file, specifier);
    if (!target) {
      return [];
    }
    const files = names.map(({ source }) => findDeclaring(target, source) ?? target);
    return files.length > 0 ? files : [target];
  });
  dependencies.set(file, found);
  return found;
}

/** A module and all that it is made of, as far as it is in the packages themselves. */
export function listScriptModules(file: string): ScriptModule[] {
  const files = new Set([file]);
  // The set grows as it is read.
  for (const name of files) {
    listDependencies(name).forEach((dependency) => files.add(dependency));
  }
  return [...files].map(readScriptModule);
}
