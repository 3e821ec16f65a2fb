import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROJECT_PACKAGES } from '../../plugins/demos/common/projectPackages';
import type { Project } from '../../plugins/demos/client/export/types';
import { readPackageVersion } from '../../src/node/installedPackages';
import { findImports, getPackageName } from '../../src/utils/findImports';
import { writeProject } from './createExport';

interface Outcome {
  ok: boolean;
  output: string;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** A folder outside the portal that holds a project, with the portal's packages. */
export interface ProjectFolder {
  path: string;
  /** Runs the project's type check. */
  check: () => Outcome;
  /** Bundles the project. */
  bundle: () => Outcome;
  /** The style sheets of the bundle, joined. */
  readCss: () => string;
  remove: () => void;
}

/**
 * Writes a project into an empty folder.
 *
 * @param siteDir folder whose `node_modules` stands in for an installation
 */
export function createFolder(project: Project, siteDir: string): ProjectFolder {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  writeProject(project, folder);
  fs.symlinkSync(
    path.join(siteDir, 'node_modules'),
    path.join(folder, 'node_modules'),
  );
  const run = (...args: string[]): Outcome => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      // Vite takes the mode from the environment of whoever calls it: here a test.
      env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' },
    });
    return { ok: status === 0, output: `${stdout}${stderr}` };
  };
  return {
    path: folder,
    check: () => run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'),
    bundle: () => run('node_modules/vite/bin/vite.js', 'build'),
    readCss() {
      const assets = path.join(folder, 'dist/assets');
      return fs
        .readdirSync(assets)
        .filter((name) => name.endsWith('.css'))
        .map((name) => fs.readFileSync(path.join(assets, name), 'utf8'))
        .join('\n');
    },
    remove: () => fs.rmSync(folder, { recursive: true }),
  };
}

function parseManifest(project: Project): Manifest {
  return JSON.parse(project['package.json']!) as Manifest;
}

/** Packages of a project whose declared version is not the installed one, to the letter. */
export function findWrongVersions(project: Project, siteDir: string): string[] {
  const { dependencies, devDependencies } = parseManifest(project);
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, version]) => version !== readPackageVersion(siteDir, name))
    .map(([name, version]) => `${name}@${version}`);
}

/** Packages that a project's sources import, but its `package.json` does not declare. */
export function findUndeclared(project: Project): string[] {
  const { dependencies, devDependencies } = parseManifest(project);
  const missing = Object.entries(project)
    .filter(([name]) => /\.[jt]sx?$/.test(name))
    .flatMap(([name, text]) => {
      const declared = name.startsWith('src/') ? dependencies : devDependencies;
      return findImports(text)
        .map(getPackageName)
        .filter((imported) => imported !== undefined && !(imported in declared))
        .map((imported) => `${name}: ${imported}`);
    });
  // Nothing imports Emotion: MUI does, and leaves its installation to the project.
  const unmet = PROJECT_PACKAGES.runtime.filter((name) => !(name in dependencies));
  return [...missing, ...unmet];
}
