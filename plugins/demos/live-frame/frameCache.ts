import fs from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { areUnchanged, type SourceHashes } from './hashSources';
import type { BuiltFrame } from './types';

/** How many builds are kept: a few branches of work side by side. */
const KEPT = 4;

/** Says that a build is whole, and what it was made from; not served. */
const RECORD = 'frame.json';

/** What is kept of a build beside its files. */
export interface FrameRecord extends Omit<BuiltFrame, 'dir'> {
  /** The project's own files that went into it. */
  sources: SourceHashes;
}

const schema = Joi.object<FrameRecord>({
  scripts: Joi.array().items(Joi.string()).min(1).required(),
  bytes: Joi.number().required(),
  sources: Joi.object().pattern(Joi.string(), Joi.string()).required(),
});

/**
 * The stored build in a folder.
 *
 * @returns undefined where it is missing, damaged, half, or of other sources
 */
export async function readStoredFrame(
  dir: string,
  siteDir: string,
): Promise<BuiltFrame | undefined> {
  try {
    const text = await fs.readFile(path.join(dir, RECORD), 'utf8');
    const { value, error } = schema.validate(JSON.parse(text));
    if (error || !(await areUnchanged(value.sources, siteDir))) {
      return undefined;
    }
    const { scripts, bytes } = value;
    await Promise.all(scripts.map((name) => fs.access(path.join(dir, name))));
    return { dir, scripts, bytes };
  } catch {
    return undefined;
  }
}

/** Removes all but the newest builds of a cache folder. */
async function removeOldFrames(cacheDir: string): Promise<void> {
  const names = await fs.readdir(cacheDir);
  const entries = await Promise.all(
    names.map(async (name) => {
      const dir = path.join(cacheDir, name);
      return { dir, time: (await fs.stat(dir)).mtimeMs };
    }),
  );
  const old = entries.sort((a, b) => b.time - a.time).slice(KEPT);
  await Promise.all(
    old.map(({ dir }) => fs.rm(dir, { recursive: true, force: true })),
  );
}

/**
 * Moves a finished build into its place in the cache, instead of what is there.
 *
 * @param draftDir folder of the build, beside its place
 * @param dir its place
 */
export async function writeStoredFrame(
  draftDir: string,
  dir: string,
  record: FrameRecord,
): Promise<void> {
  await fs.writeFile(path.join(draftDir, RECORD), JSON.stringify(record));
  await fs.rm(dir, { recursive: true, force: true });
  await fs.rename(draftDir, dir);
  await removeOldFrames(path.dirname(dir));
}
