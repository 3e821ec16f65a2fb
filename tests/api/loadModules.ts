import { spawnSync } from 'node:child_process';
import path from 'node:path';

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
  const script = path.join(__dirname, 'readExports.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(specifiers),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    throw new Error(`${script} failed:\n${stderr}`);
  }
  return JSON.parse(stdout) as Record<string, LoadedModule>;
}
