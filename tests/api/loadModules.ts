import { runScript } from './runScript';

/** What a module has at run time. */
export interface LoadedModule {
  names: string[];
  /** All values of its exported objects whose names end in `Classes`. */
  classNames: string[];
  /** Why it doesn't load. */
  error?: string;
}

/**
 * Loads modules in a Node process.
 *
 * @returns what each has, by specifier
 */
export function loadModules(
  specifiers: readonly string[],
): Record<string, LoadedModule> {
  return runScript('readExports.mjs', specifiers);
}
