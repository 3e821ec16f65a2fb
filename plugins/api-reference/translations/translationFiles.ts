import fs from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { PRODUCT_IDS } from '../extract/products';
import { HASH, hashText } from '../../../src/node/hashText';
import { readJson, writeJson } from '../../../src/node/jsonFile';
import { listFiles } from '../../../src/node/listFiles';
import type { PageTranslations, SharedTranslation, Translations } from './types';

/**
 * Writes the files of some pages, and that of the texts that several pages have. A page
 * all of whose texts are shared needs no file.
 *
 * @param pages product and name of each
 * @returns the files, relative to the site
 */
export function writeTranslations(
  roots: TranslationRoots,
  translations: Translations,
  pages: readonly string[],
): string[] {
  const contents: [string, object][] = [
    [SHARED_FILE, translations.shared],
    ...pages
      .map((page): [string, object] => [
        `${page}.json`,
        translations.pages[page] ?? {},
      ])
      .filter(([, content]) => Object.keys(content).length > 0),
  ];
  return contents.map(([name, content]) => {
    const file = path.join(getTranslationsDir(roots), name);
    writeJson(file, content);
    return path.relative(roots.siteDir, file).split(path.sep).join('/');
  });
}

/** Whose translations to read. */
export interface TranslationRoots {
  siteDir: string;
  /** Not the site's default language, whose texts need no translation. */
  locale: string;
}

export const SHARED_FILE = 'shared.json';

const PRODUCTS: readonly string[] = PRODUCT_IDS;

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
    const page = file.slice(0, -'.json'.length);
    const [product = '', ...rest] = page.split('/');
    const read = <Content>(schema: Joi.ObjectSchema<Content>) =>
      readJson(path.join(root, file), schema);
    let found: string[];
    if (file === SHARED_FILE) {
      const { content = {}, faults: ofFile } = read(sharedSchema);
      translations.shared = content;
      found = [...ofFile, ...findWrongHashes(content)];
    } else if (rest.length === 1 && PRODUCTS.includes(product)) {
      const { content = {}, faults: ofFile } = read(pageSchema);
      translations.pages[page] = content;
      found = ofFile;
    } else {
      const folders = PRODUCTS.join(', ');
      found = [
        `is in no product's folder: move it to ${folders} or name it ${SHARED_FILE}`,
      ];
    }
    faults.push(
      ...found.map((fault) => `- i18n/${roots.locale}/api/${file}: ${fault}`),
    );
  }

  if (faults.length > 0) {
    throw new Error(
      `Translations of the API reference have faults:\n${faults.join('\n')}\nRepair them, or remove a file and write it anew: npm run api:translations -- --write <Name>`,
    );
  }
  return translations;
}
