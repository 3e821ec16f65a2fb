import fs from 'node:fs/promises';
import path from 'node:path';
import { getPackageName } from '../../../src/utils/findImports';
import { collectDemos, collectImports } from '../collectDemos';
import type { DemoRoots } from '../resolveDemo';
import { collectModules } from './collectModules';
import { compileFrame } from './compileFrame';
import {
  createFingerprint,
  hashSources,
  readStoredFrame,
  writeStoredFrame,
  type BuiltFrame,
} from './frameCache';
import { renderModules } from './renderModules';

/** What compiled JSX imports, and what a reader's first `flushSync` or `createPortal` needs. */
const ALWAYS = ['react', 'react/jsx-runtime', 'react-dom'];

/** Where builds are kept; it is made where it is missing. */
const CACHE_DIR = 'node_modules/.cache/live-frame';

/**
 * Loads the frame: from the cache as far as nothing has changed that it is made of,
 * else by a build, whose time and size are reported.
 *
 * @throws an Error for packages that are missing, and for what the bundler refuses
 */
export async function loadFrame(roots: DemoRoots): Promise<BuiltFrame> {
  const { siteDir } = roots;
  // From the environment: Docusaurus writes a plugin's options into every page.
  const licenseKey = process.env.MUI_X_LICENSE_KEY ?? '';
  const imports = collectImports(await collectDemos(roots), siteDir);
  const specifiers = new Set([...ALWAYS, ...imports.filter(getPackageName)]);
  const modules = collectModules([...specifiers].sort(), siteDir);
  const dir = path.join(
    siteDir,
    CACHE_DIR,
    await createFingerprint(modules, siteDir, licenseKey),
  );
  const stored = await readStoredFrame(dir, siteDir);
  if (stored) {
    return stored;
  }

  const start = performance.now();
  const draftDir = `${dir}.${process.pid}`;
  try {
    const { scripts, bytes, read } = await compileFrame({
      siteDir,
      modules: renderModules(modules),
      outDir: draftDir,
      licenseKey,
    });
    const sources = await hashSources(read, siteDir);
    await writeStoredFrame(draftDir, dir, { scripts, bytes, sources });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `[live-frame] Built in ${seconds} s, ${(bytes / 1e6).toFixed(1)} MB of chunks.`,
    );
    return { dir, scripts, bytes };
  } finally {
    await fs.rm(draftDir, { recursive: true, force: true });
  }
}
