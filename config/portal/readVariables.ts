import { Joi } from '@docusaurus/utils-validation';
import { LANGUAGES } from '../../src/utils/paths';
import {
  algoliaSetting,
  assistantList,
  languageList,
  licenseKey,
  measurementId,
  onOrOff,
  origin,
  quality,
  seconds,
  versionAddress,
  webAddress,
} from './formats';

/** Environment variables by name. */
export type Environment = Record<string, string | undefined>;

/** The variable whose value no message may show. */
const LICENSE_KEY = 'MUI_X_LICENSE_KEY';

/** What an operator can set, with defaults. README.md and .env.example describe each. */
const RULES = {
  PORTAL_SITE_URL: origin.default('https://crosshatch.example'),
  PORTAL_LANGUAGES: languageList.default(() => [...LANGUAGES]),
  PORTAL_REPOSITORY_URL: webAddress.default('https://github.com/example/crosshatch'),
  PORTAL_EDIT_URL: webAddress,
  PORTAL_NEW_FILE_URL: webAddress,
  PORTAL_ISSUE_URL: webAddress,
  PORTAL_VERSION_URL: versionAddress.default('https://{version}.mui.com'),
  PORTAL_WHATS_NEW_URL: webAddress.default('https://mui.com/x/whats-new/'),

  PORTAL_FEEDBACK_URL: webAddress,
  PORTAL_SEARCH: Joi.string().valid('embedded', 'algolia').default('embedded'),
  PORTAL_ALGOLIA_APP_ID: algoliaSetting,
  PORTAL_ALGOLIA_SEARCH_KEY: algoliaSetting,
  PORTAL_ALGOLIA_INDEX: algoliaSetting,
  PORTAL_ASSISTANTS: assistantList.default(() => [
    { name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
    { name: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
  ]),
  PORTAL_FONTS_URL: webAddress,
  PORTAL_ICON_FONTS_URL: webAddress,
  PORTAL_EXTRA_FONTS_URL: webAddress,

  PORTAL_ADS: onOrOff.default('on'),
  PORTAL_AD_FEED_URL: webAddress,
  PORTAL_AD_SCRIPT_URL: webAddress,
  PORTAL_ANALYTICS_ID: measurementId,
  PORTAL_ANALYTICS_URL: webAddress,
  PORTAL_ANALYTICS_DEBUG: onOrOff.default('off'),

  PORTAL_SERVICE_WORKER: Joi.string().valid('on', 'off', 'test').default('on'),
  PORTAL_CSP: Joi.string().valid('enforce', 'report-only', 'off').default('enforce'),
  PORTAL_CSP_REPORT_URL: webAddress,
  PORTAL_HSTS_MAX_AGE: seconds.default(31_536_000),
  PORTAL_COMPRESSION: quality.default(6),

  [LICENSE_KEY]: licenseKey,
  PORTAL_TELEMETRY: onOrOff.default('on'),
} satisfies Joi.SchemaMap;

const SCHEMA = Joi.object(RULES)
  .pattern(/^PORTAL_/, Joi.any().forbidden())
  .messages({
    'any.unknown':
      'is not a setting of the portal: check the spelling against .env.example',
    'string.uri': 'must be an http or https address',
    'string.uriCustomScheme': 'must be an http or https address',
    'any.only': 'must be one of {#valids}',
  })
  .prefs({ abortEarly: false, stripUnknown: false, errors: { label: false } });

/** The variables whose values the rules have turned into something else than a text. */
interface ParsedVariables {
  PORTAL_LANGUAGES: string[];
  PORTAL_ASSISTANTS: { name: string; url: string }[];
  PORTAL_HSTS_MAX_AGE: number;
  PORTAL_COMPRESSION: number;
  PORTAL_SERVICE_WORKER: 'on' | 'off' | 'test';
  PORTAL_CSP: 'enforce' | 'report-only' | 'off';
}

/** The variables that have a value without being set. */
type TextWithDefault =
  | 'PORTAL_SITE_URL'
  | 'PORTAL_REPOSITORY_URL'
  | 'PORTAL_VERSION_URL'
  | 'PORTAL_WHATS_NEW_URL'
  | 'PORTAL_SEARCH'
  | 'PORTAL_ADS'
  | 'PORTAL_ANALYTICS_DEBUG'
  | 'PORTAL_TELEMETRY';

/** The portal's variables as the rules have checked, parsed and completed them. */
export type Variables = ParsedVariables &
  Record<TextWithDefault, string> &
  Partial<Record<Exclude<keyof typeof RULES, keyof ParsedVariables>, string>>;

/** The variables that belong to the portal; an empty value counts as unset, as in a copied .env.example. */
function pickOwnVariables(env: Environment): Environment {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name, value]) =>
        (name.startsWith('PORTAL_') || name === LICENSE_KEY) && value !== '',
    ),
  );
}

/** A variable as a fault names it: with its value, if it has one that may be shown. */
function renderVariable(name: string, value: string | undefined): string {
  if (value === undefined) {
    return name;
  }
  return `${name}=${name === LICENSE_KEY ? '(hidden)' : `"${value}"`}`;
}

/**
 * Reads the portal's variables of an environment.
 *
 * @returns the variables as the rules have changed them, with defaults
 * @throws one Error that names every variable at fault, its rule and the way out;
 *   the license key's own value is never part of the message
 */
export function readVariables(env: Environment): Variables {
  const own = pickOwnVariables(env);
  const { value, error } = SCHEMA.validate(own);
  if (error) {
    const faults = error.details.map(({ path, message }) => {
      const name = String(path[0]);
      return `- ${renderVariable(name, own[name])} ${message}`;
    });
    throw new Error(
      `The environment has invalid settings:\n${faults.join('\n')}\nEvery setting is described in .env.example; unset a variable to get its default.`,
    );
  }
  return value as Variables;
}
