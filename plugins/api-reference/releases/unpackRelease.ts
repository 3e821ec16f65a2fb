import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Registry } from './registry';
import type { Closure } from './resolveClosure';

/** A folder in which a release can be resolved as if a site had installed it. */
export interface ReleaseSite {
  siteDir: string;
  /** Removes the folder. */
  remove: () => void;
}

/** A folder with everything that the portal has installed, but the packages of MUI X. */
function createSiteFolder(portalDir: string): string {
  const installed = path.join(portalDir, 'node_modules');
  // The compiler resolves links, and a temporary folder may be one.
  const siteDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'api-release-')));
  const link = (name: string) =>
    symlinkSync(
      path.join(installed, name),
      path.join(siteDir, 'node_modules', name),
    );
  mkdirSync(path.join(siteDir, 'node_modules/@mui'), { recursive: true });
  readdirSync(installed)
    .filter((name) => name !== '@mui' && !name.startsWith('.'))
    .forEach(link);
  readdirSync(path.join(installed, '@mui'))
    .filter((name) => !name.startsWith('x-'))
    .forEach((name) => link(`@mui/${name}`));
  return siteDir;
}

/**
 * Checks that an archive holds what was asked for.
 *
 * @throws an Error with what it holds instead
 */
function assertUnpacked(dir: string, name: string, version: string): void {
  const manifest = JSON.parse(
    readFileSync(path.join(dir, 'package.json'), 'utf8'),
  ) as { name?: string; version?: string };
  if (manifest.name !== name || manifest.version !== version) {
    throw new Error(
      `The archive of ${name}@${version} holds ${manifest.name}@${manifest.version}. ` +
        'The registry or npm’s cache is damaged: "npm cache verify", then run the command again.',
    );
  }
}

/**
 * Downloads a release's packages and unpacks them beside what the portal has installed.
 * Their scripts are not run.
 *
 * @param portalDir the folder with the portal's `node_modules`
 * @throws what the registry throws, and an Error for an archive of something else; then
 * no folder is left behind
 */
export async function unpackRelease(
  registry: Registry,
  closure: Closure,
  portalDir: string,
): Promise<ReleaseSite> {
  const siteDir = createSiteFolder(portalDir);
  const remove = () => rmSync(siteDir, { recursive: true, force: true });
  try {
    for (const [name, archive] of await registry.pack(closure, siteDir)) {
      const dir = path.join(siteDir, 'node_modules', name);
      mkdirSync(dir, { recursive: true });
      execFileSync('tar', ['-xzf', archive, '-C', dir, '--strip-components=1']);
      rmSync(archive);
      assertUnpacked(dir, name, closure.get(name)!);
    }
    return { siteDir, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
