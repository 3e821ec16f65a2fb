import fs from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { HASH, hashText } from '../../src/node/hashText';
import { readJson, writeJson } from '../../src/node/jsonFile';
import { getRevisionFile } from './paths';
import {
  type BlockKind,
  type Revision,
  type Block,
  type ParsedPage,
  type RevisionBlock,
} from './types';

function toRevisionBlock({ kind, key, text }: Block): RevisionBlock {
  return { kind, ...(key !== undefined && { key }), hash: hashText(text), en: text };
}

/** The revision of an English page as it stands, with nothing left to do. */
export function toRevision({ source, blocks }: ParsedPage): Revision {
  return { source: hashText(source), blocks: blocks.map(toRevisionBlock) };
}

const KINDS: BlockKind[] = [
  'field',
  'heading',
  'paragraph',
  'item',
  'row',
  'admonition',
  'code',
  'element',
  'module',
];

const hash = Joi.string().pattern(HASH).required();

const schema = Joi.object<Revision>({
  source: hash,
  blocks: Joi.array()
    .items(
      Joi.object({
        kind: Joi.string()
          .valid(...KINDS)
          .required(),
        key: Joi.string(),
        hash,
        en: Joi.string().allow('').required(),
        todo: Joi.string().valid('new', 'changed'),
        previous: Joi.string().allow(''),
      }),
    )
    .required(),
});

function findWrongHashes({ blocks }: Revision): string[] {
  return blocks
    .filter((block) => block.hash !== hashText(block.en))
    .map((block) => `"${block.hash}" is not the hash of "${block.en}"`);
}

/**
 * Reads which English revision a page's translation is of.
 *
 * @returns undefined where nothing is recorded
 * @throws an Error with every fault of the file
 */
export function readRevision(
  siteDir: string,
  page: string,
  language: string,
): Revision | undefined {
  const shownPath = getRevisionFile(page, language);
  const file = path.join(siteDir, shownPath);
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const { content: revision, faults: found } = readJson(file, schema);
  const faults = revision ? findWrongHashes(revision) : found;
  if (faults.length > 0) {
    throw new Error(
      `${shownPath} is written by a command, and something else has changed it:\n${faults
        .map((fault) => `- ${fault}`)
        .join('\n')}\nBring back the file as it was committed.`,
    );
  }
  return revision;
}

/** Records which English revision a page's translation is of. */
export function writeRevision(
  siteDir: string,
  page: string,
  language: string,
  revision: Revision,
): void {
  writeJson(path.join(siteDir, getRevisionFile(page, language)), revision);
}
