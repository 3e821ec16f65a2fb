import fs from 'node:fs';
import path from 'node:path';

/** What each file of a build is made of: bytes of source, by owner. */
export type ChunkRecord = Record<string, Record<string, number>>;

const FOLDER = '.docusaurus/page-weight';

/** The file that a language's build writes its record to. */
export function getChunkRecordFile(siteDir: string, locale: string): string {
  return path.join(siteDir, FOLDER, `chunks.${locale}.json`);
}

/**
 * What the last production build of a language is made of.
 *
 * @throws the error of the file system where there was none
 */
export function readChunkRecord(siteDir: string, locale: string): ChunkRecord {
  const text = fs.readFileSync(getChunkRecordFile(siteDir, locale), 'utf8');
  return JSON.parse(text) as ChunkRecord;
}

/**
 * What the last production build is made of, all languages.
 *
 * @throws an Error where there was none
 */
export function readChunkRecords(siteDir: string): ChunkRecord {
  const folder = path.join(siteDir, FOLDER);
  const files = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((file) => /^chunks\..+\.json$/.test(file))
    : [];
  if (files.length === 0) {
    throw new Error(
      `${FOLDER} tells nothing of a build's chunks. Run "npm run build" first.`,
    );
  }
  return Object.assign(
    {},
    ...files.map(
      (file) =>
        JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as ChunkRecord,
    ),
  ) as ChunkRecord;
}
