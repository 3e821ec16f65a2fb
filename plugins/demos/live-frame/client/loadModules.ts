import { isLoadFailure } from '@site/src/utils/loadFailure';
import type { CompiledFile } from './compile';
import { LiveError } from './LiveError';
import { getNearestNames } from '@site/src/utils/nearestNames';
import { isLocal } from '../../common/resolveLocal';

/** A chunk with the namespaces of its modules by specifier. */
interface ModuleGroup {
  specifiers: string[];
  load: () => Promise<{ modules: Record<string, object> }>;
}

/** What the build offers, as the generated module `@live-frame/modules` has it. */
export interface ModuleCatalog {
  groups: ModuleGroup[];
  /** The icons by the first letter of their names. */
  icons: Record<string, () => Promise<Record<string, object>>>;
}

const ICONS = '@mui/icons-material';

/** The icons whose names begin like a member that the code takes of anything. */
async function loadIconsLike(code: string, { icons }: ModuleCatalog) {
  const letters = new Set(
    Array.from(code.matchAll(/\.([A-Z])/g), ([, letter]) => letter),
  );
  const chunks = await Promise.all(
    [...letters].map((letter = '') => icons[letter]?.() ?? {}),
  );
  return Object.assign({ __esModule: true }, ...chunks) as Record<string, object>;
}

async function loadIcon(specifier: string, catalog: ModuleCatalog) {
  const name = specifier.slice(ICONS.length + 1);
  const icons = (await catalog.icons[name.charAt(0)]?.()) ?? {};
  const icon = icons[name];
  return icon && { __esModule: true, default: icon };
}

/** The namespace of one module, or undefined where the frame doesn't have it. */
async function findModule(
  specifier: string,
  code: string,
  catalog: ModuleCatalog,
): Promise<object | undefined> {
  if (specifier === ICONS) {
    return loadIconsLike(code, catalog);
  }
  if (specifier.startsWith(`${ICONS}/`)) {
    return loadIcon(specifier, catalog);
  }
  const group = catalog.groups.find(({ specifiers }) =>
    specifiers.includes(specifier),
  );
  return (await group?.load())?.modules[specifier];
}

/** {@link findModule}, with a fault of the network told as such. */
async function loadModule(
  ...[specifier, code, catalog]: Parameters<typeof findModule>
) {
  try {
    return await findModule(specifier, code, catalog);
  } catch (error) {
    throw isLoadFailure(error) ? new LiveError('network', specifier) : error;
  }
}

function describeUnknown(specifier: string, { groups }: ModuleCatalog): string {
  const near = getNearestNames(
    specifier,
    groups.flatMap(({ specifiers }) => specifiers),
  );
  return `The live editor doesn't have the module "${specifier}". Close to it are: ${near.join(', ')}.`;
}

/**
 * Loads the package modules that files import, before any of the code runs: linking
 * itself can't wait.
 *
 * @returns the namespaces by specifier
 * @throws a LiveError of the phase `link` that names the first unknown module and what
 *   comes near it, or of the phase `network` with what did not come
 */
export async function loadModules(
  files: CompiledFile[],
  catalog: ModuleCatalog,
): Promise<Map<string, object>> {
  const modules = new Map<string, object>();
  const code = files.map((file) => file.code).join('\n');
  for (const { name, requires } of files) {
    for (const specifier of requires.filter((request) => !isLocal(request))) {
      const module =
        modules.get(specifier) ?? (await loadModule(specifier, code, catalog));
      if (module === undefined) {
        throw new LiveError('link', describeUnknown(specifier, catalog), name);
      }
      modules.set(specifier, module);
    }
  }
  return modules;
}
