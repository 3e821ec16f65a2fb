import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { FRAME_PATH } from '../common/frameAddress';
import type { OfferedModules } from './collectModules';

/** A built frame in its folder. */
export interface BuiltFrame {
  /** Absolute folder with the chunks. */
  dir: string;
  /** The classic scripts that start it, in order. */
  scripts: string[];
  /** Size of all files, in bytes. */
  bytes: number;
}

/** How many builds are kept: a few branches of work side by side. */
const KEPT = 4;

/** Says that a build is whole, and what it was made from; not served. */
const RECORD = 'frame.json';

/** Hashes of project files by their names, relative to the site and with slashes. */
export type SourceHashes = Record<string, string>;

const NO_PROJECT_FILE = /^\.\.|(?:^|\/)node_modules(?:\/|$)|^\.docusaurus\//;

/** Undefined for a folder that the bundler has looked into, and a file that is gone. */
async function hashFile(file: string): Promise<string | undefined> {
  const text = await fs.readFile(file).catch(() => undefined);
  return text && createHash('sha256').update(text).digest('hex');
}

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

/** Of the files that a build has read, those of the project with their hashes. */
export async function hashSources(
  files: Iterable<string>,
  siteDir: string,
): Promise<SourceHashes> {
  const names = [...files]
    .map((file) => path.relative(siteDir, file).split(path.sep).join('/'))
    .filter((name) => name !== '' && !NO_PROJECT_FILE.test(name))
    .sort();
  const entries = await Promise.all(
    names.map(async (name) => [name, await hashFile(path.join(siteDir, name))]),
  );
  return Object.fromEntries(entries.filter(([, hash]) => hash)) as SourceHashes;
}

/** Whether the files of a build are as they were. */
async function areUnchanged(
  sources: SourceHashes,
  siteDir: string,
): Promise<boolean> {
  const same = await Promise.all(
    Object.entries(sources).map(
      async ([name, hash]) => (await hashFile(path.join(siteDir, name))) === hash,
    ),
  );
  return same.every(Boolean);
}

/**
 * A text that changes with what is known before a build: packages, modules, settings
 * and the build's own steps. The sources that the bundler finds are told by the
 * finished build, see {@link hashSources}.
 *
 * @param licenseKey part of the frame's script; only its hash goes into the fingerprint
 * @throws an Error where npm has installed no packages
 */
export async function createFingerprint(
  modules: OfferedModules,
  siteDir: string,
  licenseKey: string,
): Promise<string> {
  const names = await fs.readdir(__dirname);
  const steps = names.filter((name) => name.endsWith('.ts')).sort();
  const texts = await Promise.all([
    // Written by npm: the version of each package that is installed.
    fs.readFile(path.join(siteDir, 'node_modules/.package-lock.json')),
    ...[...steps, '../createChunkGroups.ts'].map((name) =>
      fs.readFile(path.join(__dirname, name)),
    ),
  ]);
  const hash = createHash('sha256');
  hash.update(JSON.stringify([modules, FRAME_PATH, licenseKey]));
  texts.forEach((text) => hash.update(text));
  return hash.digest('hex').slice(0, 20);
}

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
