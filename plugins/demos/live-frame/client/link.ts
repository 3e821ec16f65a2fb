import type { CompiledFile } from './compile';
import { evaluate } from './evaluate';
import { LiveError } from './LiveError';
import { createMark, JSX_RUNTIME, keepMarks } from './trace/marks';
import { isLocal, resolveLocal } from '../../common/resolveLocal';

export interface LinkInput {
  files: CompiledFile[];
  /** Names of the demo's style sheets. */
  styleNames: string[];
  entry: string;
  /** Namespaces of the packages' modules by specifier. */
  modules: Map<string, object>;
  /** Whether the code has used up its time; asked at each turn and each call. */
  isTimeUp: () => boolean;
}

interface Module {
  exports: Record<string, unknown>;
}

/** A CSS module: every class is named as it is written. */
const CLASS_NAMES: object = new Proxy(
  {},
  {
    get: (_, name) =>
      name === '__esModule' || (name === 'default' ? CLASS_NAMES : name),
  },
);

/**
 * Runs a demo's files from the entry on, each once, as CommonJS modules. Files that
 * import each other in a circle see what is exported so far, as in Node.
 *
 * @returns what the entry exports
 * @throws a LiveError of the phase `link` for an import that leads nowhere, and
 *   whatever the code throws
 */
export function link({
  files,
  styleNames,
  entry,
  modules,
  isTimeUp,
}: LinkInput): Record<string, unknown> {
  const names = [...files.map(({ name }) => name), ...styleNames];
  const started = new Map<string, Module>();

  function requireFrom(specifier: string, importer: string): unknown {
    if (!isLocal(specifier)) {
      const module = modules.get(specifier);
      return module && specifier === JSX_RUNTIME ? keepMarks(module) : module;
    }
    const name = resolveLocal(specifier, importer, names);
    if (name === undefined) {
      throw new LiveError(
        'link',
        `There is no file "${specifier}". The demo has: ${names.join(', ')}.`,
        importer,
      );
    }
    return styleNames.includes(name) ? CLASS_NAMES : run(name);
  }

  function run(name: string): Record<string, unknown> {
    const known = started.get(name);
    if (known) {
      return known.exports;
    }
    const module: Module = { exports: {} };
    started.set(name, module);
    const file = files.find((candidate) => candidate.name === name);
    evaluate(file?.code ?? '', name, {
      require: (specifier) => requireFrom(specifier, name),
      module,
      exports: module.exports,
      isTimeUp,
      marks: file?.marked.map(createMark) ?? [],
    });
    return module.exports;
  }

  return run(entry);
}
