import fs from 'node:fs/promises';
import path from 'node:path';
import { collectModules } from './collectModules';
import { collectSpecifiers } from './collectSpecifiers';
import { compileFrame } from './compileFrame';
import { createFingerprint } from './createFingerprint';
import { readStoredFrame, writeStoredFrame } from './frameCache';
import { hashSources } from './hashSources';
import { renderModules } from './renderModules';
import type { BuiltFrame, FrameRoots } from './types';

export interface LoadFrameRequest extends FrameRoots {
  /** Where builds are kept; it is made where it is missing. */
  cacheDir: string;
  /** Address of the frame's folder, with a slash at its end. */
  publicPath: string;
  licenseKey: string;
}

/**
 * Loads the frame: from the cache as far as nothing has changed that it is made of,
 * else by a build, whose time and size are reported.
 *
 * @throws an Error for packages that are missing, and for what the bundler refuses
 */
export async function loadFrame({
  siteDir,
  sourceDirs,
  cacheDir,
  publicPath,
  licenseKey,
}: LoadFrameRequest): Promise<BuiltFrame> {
  const specifiers = await collectSpecifiers({ siteDir, sourceDirs });
  const modules = collectModules(specifiers, siteDir);
  const dir = path.join(
    cacheDir,
    await createFingerprint({ siteDir, modules, publicPath, licenseKey }),
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
      publicPath,
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
