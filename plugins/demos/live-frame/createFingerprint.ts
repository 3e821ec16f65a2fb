import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { getPackageName } from '../../../src/utils/findImports';
import { collectVersions } from './collectVersions';
import type { OfferedModules } from './types';

/** Packages beside the offered ones that end up in the frame or build it. */
const OWN_PACKAGES = [
  '@fontsource-variable/inter',
  '@mui/icons-material',
  '@mui/stylis-plugin-rtl',
  '@mui/x-license',
  '@rspack/core',
  'acorn',
  'acorn-walk',
  'stylis',
  'sucrase',
  'tailwindcss',
];

export interface FingerprintInput {
  siteDir: string;
  modules: OfferedModules;
  /** Address of the frame's folder, which its chunks are loaded from. */
  publicPath: string;
  /** Part of the frame's script; only its hash goes into the fingerprint. */
  licenseKey: string;
}

/** The steps of the build themselves: what they do decides on the frame as well. */
async function readSteps(): Promise<Buffer[]> {
  const names = await fs.readdir(__dirname);
  const steps = names.filter((name) => name.endsWith('.ts')).sort();
  return Promise.all(
    [...steps, '../createChunkGroups.ts'].map((name) =>
      fs.readFile(path.join(__dirname, name)),
    ),
  );
}

/**
 * A text that changes with what is known before a build: packages, modules, settings
 * and the build's own steps. The sources that the bundler finds are told by the
 * finished build, see `hashSources`.
 */
export async function createFingerprint({
  siteDir,
  modules,
  publicPath,
  licenseKey,
}: FingerprintInput): Promise<string> {
  const packages = Object.keys(modules.groups).map(
    (group) => getPackageName(group) ?? group,
  );
  const versions = collectVersions([...OWN_PACKAGES, ...packages], siteDir);
  const hash = createHash('sha256');
  hash.update(JSON.stringify([versions, modules, publicPath, licenseKey]));
  for (const step of await readSteps()) {
    hash.update(step);
  }
  return hash.digest('hex').slice(0, 20);
}
