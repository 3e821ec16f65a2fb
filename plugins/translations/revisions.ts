import fs from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { hashText } from '../../src/node/hashText';
import { getRevisionFile } from './paths';
import type { BlockKind, Revision } from './types';

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

const hash = Joi.string()
  .pattern(/^[\da-f]{12}$/)
  .required();

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

function findFaults(text: string): { revision?: Revision; faults: string[] } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { faults: [`is no JSON: ${(error as Error).message}`] };
  }
  const { value, error } = schema.validate(data, {
    abortEarly: false,
    convert: false,
  });
  if (error) {
    return { faults: error.details.map(({ message }) => message) };
  }
  return {
    revision: value,
    faults: value.blocks
      .filter((block) => block.hash !== hashText(block.en))
      .map((block) => `"${block.hash}" is not the hash of "${block.en}"`),
  };
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
  const { revision, faults } = findFaults(fs.readFileSync(file, 'utf8'));
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
  const file = path.join(siteDir, getRevisionFile(page, language));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(revision, null, 2)}\n`);
}
