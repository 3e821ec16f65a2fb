import { Joi } from '@docusaurus/utils-validation';
import { LANGUAGES } from '../../src/utils/paths';
import { getSourceLanguage, languages } from '../languages';

/** The languages that are built. */
export interface LanguagesConfig {
  /** The languages of the portal, as the table in languages.ts names them; the source language comes first. */
  languages: string[];
}

/** The variable of the languages, as validated. */
export interface LanguagesVariables {
  PORTAL_LANGUAGES: string[];
}

/** Names of languages in a row, such as `en,zh`; the value becomes their list. */
const languageList = Joi.string()
  .custom((value: string, helpers) => {
    const names = value.split(',').map((name) => name.trim());
    const unknown = names.find((name) => !Object.hasOwn(languages, name));
    if (unknown !== undefined) {
      return helpers.error('languages.unknown', {
        name: unknown,
        known: Object.keys(languages).join(', '),
      });
    }
    if (names[0] !== getSourceLanguage()) {
      return helpers.error('languages.source', { source: getSourceLanguage() });
    }
    return new Set(names).size === names.length
      ? names
      : helpers.error('languages.twice');
  })
  .messages({
    'languages.unknown':
      'names "{#name}", which is none of {#known}: config/languages.ts lists the languages',
    'languages.source': 'must begin with {#source}, the language of the sources',
    'languages.twice': 'names a language twice',
  });

/** The rule of the languages. */
export const languagesRules = {
  PORTAL_LANGUAGES: languageList.default(() => [...LANGUAGES]),
};

/** The languages that are built. */
export function toLanguages(variables: LanguagesVariables): LanguagesConfig {
  return { languages: variables.PORTAL_LANGUAGES };
}
