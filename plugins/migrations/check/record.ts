import fs from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { hashText } from '../../../src/node/hashText';
import { readJson, writeJson } from '../../../src/node/jsonFile';
import { readDiffs, type MigrationDiff } from './readDiffs';
import { STEPS } from './steps';

/** Checks the diffs against the published packages, and records those that compile. */
export const CHECK_COMMAND = 'npm run migration:check';

const RECORD = path.join(__dirname, 'record.json');

/** The hashes of the diffs that compiled, by page, in the order of the page. */
export type DiffRecord = Record<string, string[]>;

const SCHEMA = Joi.object<DiffRecord>().pattern(
  Joi.string(),
  Joi.array().items(Joi.string()),
);

/** A diff with the page that it stands on, as the record knows it. */
export interface RecordedDiff extends MigrationDiff {
  /** The page's folder in `docs/migration/`. */
  page: string;
  /** Path of the page, relative to the site. */
  file: string;
  hash: string;
}

/** A hash of both sides of a diff, and of the versions that they are for. */
function hashDiff(page: string, { before, after }: MigrationDiff): string {
  const step = STEPS[page]!;
  return hashText(
    JSON.stringify([
      before,
      after,
      step.before.dependencies,
      step.after.dependencies,
    ]),
  );
}

/** Lists the diffs of all migration pages that there are. */
export function listDiffs(siteDir: string): RecordedDiff[] {
  return Object.keys(STEPS).flatMap((page) => {
    const file = `docs/migration/${page}/index.mdx`;
    const target = path.join(siteDir, file);
    return fs.existsSync(target)
      ? readDiffs(fs.readFileSync(target, 'utf8')).map((diff) => ({
          ...diff,
          page,
          file,
          hash: hashDiff(page, diff),
        }))
      : [];
  });
}

/** @throws an Error that says what is wrong with the file */
export function readRecord(): DiffRecord {
  const { content, faults } = readJson(RECORD, SCHEMA);
  if (content === undefined) {
    throw new Error(
      `plugins/migrations/check/record.json ${faults.join('; ')}\nWrite it: ${CHECK_COMMAND}`,
    );
  }
  return content;
}

export function writeRecord(record: DiffRecord): void {
  writeJson(RECORD, record);
}

/** The diffs that nobody has compiled as they are now, as lines. */
export function listUnchecked(
  diffs: readonly RecordedDiff[],
  record: DiffRecord,
): string[] {
  return diffs
    .filter(({ page, hash }) => !record[page]?.includes(hash))
    .map(({ file, line }) => `${file}:${line}: changed since it was compiled`);
}
