import fs from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { PRODUCT_PACKAGES } from '../extract/products';
import { HASH, hashText } from '../../../src/node/hashText';
import { readJson } from '../../../src/node/jsonFile';
import { listFiles } from '../../../src/node/listFiles';
import type { PageTranslations, SharedTranslation, Translations } from './types';

/** Whose translations to read. */
export interface TranslationRoots {
  siteDir: string;
  /** Not the site's default language, whose texts need no translation. */
  locale: string;
}

export const SHARED_FILE = 'shared.json';

const PRODUCTS = Object.keys(PRODUCT_PACKAGES);

const hash = Joi.string().pattern(HASH).messages({
  'string.pattern.base':
    '{#label} is no hash of an English text: "npm run api:translations -- --write" writes it',
});

const pageSchema = Joi.object<PageTranslations>().pattern(
  Joi.string(),
  Joi.object({
    hash: hash.required(),
    text: Joi.string().allow('').required(),
    previous: Joi.string(),
  }),
);

const sharedSchema = Joi.object<Record<string, SharedTranslation>>().pattern(
  Joi.string(),
  Joi.object({
    en: Joi.string().required(),
    text: Joi.string().allow('').required(),
  }),
);

/** Folder of a language's translations of the reference. */
export function getTranslationsDir({ siteDir, locale }: TranslationRoots): string {
  return path.join(siteDir, 'i18n', locale, 'api');
}

/** The `en` of a shared text is there for the translator; the hash decides, so both have to agree. */
function findWrongHashes(shared: Record<string, SharedTranslation>): string[] {
  return Object.entries(shared)
    .filter(([key, { en }]) => key !== hashText(en))
    .map(
      ([key, { en }]) =>
        `"${key}" is not the hash of its "en": change neither; the hash of this "en" is ${hashText(en)}`,
    );
}

/**
 * Reads the translations of a language: `shared.json`, and a file for each page in the
 * folder of its product. What isn't there is untranslated.
 *
 * @throws one Error with the faults of all files
 */
export function readTranslations(roots: TranslationRoots): Translations {
  const root = getTranslationsDir(roots);
  const translations: Translations = { shared: {}, pages: {} };
  const faults: string[] = [];
  const files = fs.existsSync(root)
    ? listFiles(root).filter((file) => file.endsWith('.json'))
    : [];

  for (const file of files) {
    const addFaults = (found: string[]) =>
      faults.push(
        ...found.map((fault) => `- i18n/${roots.locale}/api/${file}: ${fault}`),
      );
    if (file === SHARED_FILE) {
      const { content, faults: found } = readJson(
        path.join(root, file),
        sharedSchema,
      );
      translations.shared = content ?? {};
      addFaults([...found, ...findWrongHashes(translations.shared)]);
      continue;
    }
    const page = file.slice(0, -'.json'.length);
    const [product = '', ...rest] = page.split('/');
    if (rest.length !== 1 || !PRODUCTS.includes(product)) {
      addFaults([
        `is in no product's folder: move it to ${PRODUCTS.join(', ')} or name it ${SHARED_FILE}`,
      ]);
      continue;
    }
    const { content, faults: found } = readJson(path.join(root, file), pageSchema);
    addFaults(found);
    translations.pages[page] = content ?? {};
  }

  if (faults.length > 0) {
    throw new Error(
      `Translations of the API reference have faults:\n${faults.join('\n')}\nRepair them, or remove a file and write it anew: npm run api:translations -- --write <Name>`,
    );
  }
  return translations;
}
