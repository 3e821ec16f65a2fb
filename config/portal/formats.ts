import { Joi } from '@docusaurus/utils-validation';
import { getSourceLanguage, languages } from '../languages';

/*
 * What values of variables look like. In messages, what has braces is handed on as a value:
 * in the text Joi would take them for its own.
 */

/** An http or https address. */
export const webAddress = Joi.string().uri({ scheme: ['http', 'https'] });

/** A setting that is on or off. */
export const onOrOff = Joi.string().valid('on', 'off');

/** An origin, without a path. */
export const origin = webAddress
  .pattern(/^https?:\/\/[^/]+\/?$/, 'an origin')
  .messages({
    'string.pattern.name':
      'must be an origin without a path, such as https://docs.example.com',
  });

const VERSION_ADDRESS = /^https?:\/\/(?=\S*\{version\})(?:[^\s{}]|\{version\})+$/;

/** A web address with `{version}` in it; Joi's own takes no braces. */
export const versionAddress = Joi.string()
  .custom((value: string, helpers) =>
    VERSION_ADDRESS.test(value)
      ? value
      : helpers.error('address.version', {
          part: '{version}',
          example: 'https://{version}.example.com',
        }),
  )
  .messages({
    'address.version':
      'must be an http or https address with {#part} in it, such as {#example}',
  });

/** Names of languages in a row, such as `en,zh`; the value becomes their list. */
export const languageList = Joi.string()
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

const ASSISTANT = /^(?<name>[^=]+)=(?<url>https?:\/\/[^\s{}]+\{prompt\}[^\s{}]*)$/;

/** Chats in a row, such as `ChatGPT=https://…?q={prompt}`, or `off`; the value becomes their list. */
export const assistantList = Joi.string()
  .custom((value: string, helpers) => {
    const entries = value === 'off' ? [] : value.split(',');
    const assistants = entries.map((entry) => ASSISTANT.exec(entry.trim())?.groups);
    const index = assistants.indexOf(undefined);
    return index === -1
      ? assistants.map((groups) => ({ ...groups }))
      : helpers.error('assistants.entry', {
          entry: entries[index]!.trim(),
          example: 'Name=https://chat.example.com/?q={prompt}',
        });
  })
  .messages({
    'assistants.entry':
      'has "{#entry}", which is not of the form {#example}; "off" offers no assistants',
  });

/** A setting that Algolia needs, and that is of no use without it. */
export const algoliaSetting = Joi.string()
  .when('PORTAL_SEARCH', {
    is: 'algolia',
    then: Joi.required(),
    otherwise: Joi.forbidden(),
  })
  .messages({
    'any.required':
      'is missing: PORTAL_SEARCH=algolia needs PORTAL_ALGOLIA_APP_ID, PORTAL_ALGOLIA_SEARCH_KEY and PORTAL_ALGOLIA_INDEX',
    'any.unknown':
      'has no effect: set PORTAL_SEARCH=algolia as well, or unset it to search by the build’s own index',
  });

/** The measurement id of a Google tag. */
export const measurementId = Joi.string()
  .pattern(/^[A-Z]{1,4}-[A-Z0-9]+$/)
  .messages({
    'string.pattern.base': 'must be a measurement id, such as G-ABC1234567',
  });

/** A whole number of seconds. */
export const seconds = Joi.number()
  .integer()
  .min(0)
  .messages({ '*': 'must be a whole number of seconds, 0 for none' });

/** The quality of compression; `off` becomes 0. */
export const quality = Joi.string()
  .pattern(/^(?:off|[1-9]|1[01])$/)
  .custom((value: string) => (value === 'off' ? 0 : Number(value)))
  .messages({
    'string.pattern.base':
      'must be a quality from 1 (quick) to 11 (small), or off for hosts that compress by themselves',
  });

/** A license key, which no message may show. */
export const licenseKey = Joi.string().min(20).messages({
  'string.min':
    'is shorter than any license key: paste the whole key, or unset the variable to build with the watermark',
});
