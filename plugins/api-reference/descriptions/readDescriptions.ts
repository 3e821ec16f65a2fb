import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { readJson } from '../../../src/node/jsonFile';
import { PRODUCT_IDS } from '../extract/products';
import type { ProductId } from '../types';
import type { Descriptions, ProductDescriptions, Texts } from './types';

/** Where the texts are, relative to the site, as errors name it. */
export const DESCRIPTIONS_DIR = 'plugins/api-reference/descriptions';

/** What a member's key begins with; that of a page itself is `description`. */
const MEMBER_KEY = /^(?:prop|slot|class|param|event|selector)-./;

const text = Joi.string()
  .pattern(/^\S.*\.$/)
  .messages({
    'string.pattern.base':
      '{#label} is not one line that ends with a full stop: write it as sentences',
  });

const unknownKey = {
  'object.unknown':
    '{#label} is no key: it begins with prop-, slot-, class-, param-, event- or selector-',
};

const membersSchema = Joi.object<Texts>()
  .pattern(MEMBER_KEY, text)
  .messages(unknownKey);

const pageSchema = Joi.object<Texts>()
  .pattern(MEMBER_KEY, text)
  .pattern(/^(?:description|returns)$/, text)
  .messages({
    'object.unknown': `${unknownKey['object.unknown']}, or is description`,
  });

const sharedSchema = Joi.object<{ members: Texts }>({
  members: membersSchema.required(),
});

const productSchema = Joi.object<ProductDescriptions>({
  members: membersSchema.required(),
  pages: Joi.object().pattern(Joi.string(), pageSchema).required(),
});

/**
 * Reads what we say of members and pages that the packages do not describe.
 *
 * @param dir the folder of the files
 * @throws one Error with the faults of all files
 */
export function readDescriptions(dir: string = __dirname): Descriptions {
  const faults: string[] = [];
  const read = <Content>(name: string, schema: Joi.ObjectSchema<Content>) => {
    const { content, faults: found } = readJson(path.join(dir, name), schema);
    faults.push(...found.map((fault) => `- ${DESCRIPTIONS_DIR}/${name}: ${fault}`));
    return content;
  };
  const shared = read('shared.json', sharedSchema)?.members ?? {};
  const products = Object.fromEntries(
    PRODUCT_IDS.map((product) => [product, read(`${product}.json`, productSchema)]),
  ) as Record<ProductId, ProductDescriptions>;
  if (faults.length > 0) {
    throw new Error(
      `Our descriptions of the API reference have faults:\n${faults.join('\n')}`,
    );
  }
  return { shared, products };
}
