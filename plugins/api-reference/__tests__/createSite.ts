import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a test needs of a made-up site. */
export interface Site {
  siteDir: string;
  remove: () => void;
}

/** A package of literal modules; an `index.d.mts` and a manifest are there by default. */
interface SitePackage {
  /** Folder below the site, such as `node_modules/@mui/x-tree-view`. */
  folder: string;
  manifest?: object;
  files?: Record<string, string>;
}

const EXPORTS = {
  './package.json': './package.json',
  '.': { types: './index.d.mts', default: './index.mjs' },
};

/** Writes packages into a folder of its own, as npm would install them for a site. */
export function createSite(packages: readonly SitePackage[]): Site {
  const siteDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'api-site-')));
  for (const { folder, manifest, files } of packages) {
    const [name] = /@mui\/[\w-]+$/.exec(folder) ?? [];
    const contents: Record<string, string> = {
      'package.json': JSON.stringify({
        name,
        version: '8.0.0',
        exports: EXPORTS,
        ...manifest,
      }),
      'index.d.mts': 'export {};',
      'index.mjs': 'export {};',
      ...files,
    };
    for (const [file, text] of Object.entries(contents)) {
      const target = path.join(siteDir, folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  }
  return { siteDir, remove: () => rmSync(siteDir, { recursive: true }) };
}
