import fs from 'node:fs';
import path from 'node:path';
import { BUILD_INFO_FILE, type BuildInfo } from './buildInfo';
import { getSourceLanguage } from '../../config/languages';
import { listFiles } from '../../src/node/listFiles';

/** The output of a build that made one language or several. */
interface Part {
  folder: string;
  /** What each of its languages was built from. */
  infos: BuildInfo[];
}

/** Where a language's record is, below the folder of a build. */
function toInfoFile(language: string): string {
  const folder = language === getSourceLanguage() ? '' : language;
  return path.join(folder, BUILD_INFO_FILE);
}

function readPart(folder: string, languages: readonly string[]): Part {
  const infos = languages
    .map((language) => path.join(folder, toInfoFile(language)))
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as BuildInfo);
  return { folder, infos };
}

/** What of two records has to agree, and how to make it agree. */
const AGREEMENTS = [
  ['revision', 'Check out the same commit on each machine.'],
  ['version', 'Install by "npm ci" on each machine.'],
  ['settings', 'Give each machine the same PORTAL_ variables.'],
] as const;

function findDisagreements(parts: readonly Part[]): string[] {
  const all = parts.flatMap(({ folder, infos }) =>
    infos.map((info) => ({ folder, info })),
  );
  return AGREEMENTS.flatMap(([key, remedy]) => {
    const values = all.map(({ folder, info }) => `${info[key]} (${folder})`);
    return new Set(all.map(({ info }) => info[key])).size > 1
      ? [`The builds differ in their ${key}: ${values.join(', ')}. ${remedy}`]
      : [];
  });
}

function findLanguageFaults(
  parts: readonly Part[],
  languages: readonly string[],
): string[] {
  const faults = parts
    .filter(({ infos }) => infos.length === 0)
    .map(
      ({ folder }) =>
        `${folder} has no language of the portal: give the folder that "docusaurus build --locale <language> --out-dir <folder>" wrote.`,
    );
  const missing = languages.filter(
    (name) =>
      !parts.some(({ infos }) => infos.some((info) => info.language === name)),
  );
  if (missing.length > 0) {
    faults.push(
      `No folder has ${missing.join(', ')}. Build it (docusaurus build --locale ${missing[0]}), or set PORTAL_LANGUAGES to the languages that there are.`,
    );
  }
  return faults;
}

/** The parts that have each file, by its path. */
function collectFiles(parts: readonly Part[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const part of parts) {
    for (const file of listFiles(part.folder)) {
      files.set(file, [...(files.get(file) ?? []), part.folder]);
    }
  }
  return files;
}

function findConflicts(files: Map<string, string[]>): string[] {
  return [...files].flatMap(([file, [first, ...others]]) => {
    const content = others.length > 0 && fs.readFileSync(path.join(first!, file));
    const differing = others.filter(
      (folder) =>
        content && !content.equals(fs.readFileSync(path.join(folder, file))),
    );
    return differing.map(
      (folder) =>
        `${file} differs in ${first} and ${folder}: is one of them left from another build? Build into empty folders.`,
    );
  });
}

/** How many differing files are named before the rest is counted. */
const MAX_CONFLICTS = 10;

function shorten(conflicts: string[]): string[] {
  const rest = conflicts.length - MAX_CONFLICTS;
  return rest > 0
    ? [...conflicts.slice(0, MAX_CONFLICTS), `${rest} more files differ.`]
    : conflicts;
}

/**
 * Joins the outputs of builds that made a language each, on one machine or several, into
 * the folder that one build of all languages would have written.
 *
 * @param folders the outputs
 * @param target folder that is written; it must not be there yet, or be empty
 * @param languages those that the portal has
 * @returns how many files there are
 * @throws one Error with every fault, before anything is written
 */
export function joinBuilds(
  folders: readonly string[],
  target: string,
  languages: readonly string[],
): number {
  const absent = folders.filter((folder) => !fs.existsSync(folder));
  const parts = folders
    .filter((folder) => !absent.includes(folder))
    .map((folder) => readPart(folder, languages));
  const files = collectFiles(parts);
  const faults = [
    ...absent.map((folder) => `There is no folder ${folder}.`),
    ...findLanguageFaults(parts, languages),
    ...findDisagreements(parts),
    ...shorten(findConflicts(files)),
  ];
  if (fs.existsSync(target) && fs.readdirSync(target).length > 0) {
    faults.push(`${target} is not empty: remove it, or name another one by --out.`);
  }
  if (faults.length > 0) {
    const lines = faults.map((fault) => `- ${fault}`);
    throw new Error(`The builds can't be joined:\n${lines.join('\n')}`);
  }
  for (const [file, [folder]] of files) {
    const to = path.join(target, file);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(path.join(folder!, file), to);
  }
  return files.size;
}
