import { Joi } from '@docusaurus/utils-validation';

/**
 * What an operator can set, after validation. Read once, in docusaurus.config.ts. The
 * license key is validated with the rest and left out: the demos plugin alone reads it,
 * because Docusaurus writes the site's configuration into the script of every page.
 */
export interface PortalConfig {
  /** Origin the portal is published at, without a trailing slash. */
  siteUrl: string;
  /** Repository of the portal's sources, without a trailing slash. */
  repositoryUrl: string;
  /** Prefix that, followed by a file's path in the repository, opens its editor. */
  editUrl: string;
  /** Address that opens a new issue. */
  issueUrl: string;
  /** Whether the component libraries may send their telemetry. Only the development server heeds it. */
  telemetry: boolean;
}

type Environment = Record<string, string | undefined>;

const webAddress = Joi.string().uri({ scheme: ['http', 'https'] });

const schema = Joi.object({
  PORTAL_SITE_URL: webAddress
    .pattern(/^https?:\/\/[^/]+\/?$/, 'an origin')
    .default('https://crosshatch.example')
    .messages({
      'string.pattern.name':
        'must be an origin without a path, such as https://docs.example.com',
    }),
  PORTAL_REPOSITORY_URL: webAddress.default('https://github.com/example/crosshatch'),
  PORTAL_EDIT_URL: webAddress,
  PORTAL_ISSUE_URL: webAddress,
  MUI_X_LICENSE_KEY: Joi.string().min(20).messages({
    'string.min':
      'is shorter than any license key: paste the whole key, or unset the variable to build with the watermark',
  }),
  PORTAL_TELEMETRY: Joi.string().valid('on', 'off').default('on'),
})
  .pattern(/^PORTAL_/, Joi.any().forbidden())
  .messages({
    'any.unknown':
      'is not a setting of the portal: check the spelling against .env.example',
    'string.uri': 'must be an http or https address',
    'string.uriCustomScheme': 'must be an http or https address',
    'any.only': 'must be one of {#valids}',
  })
  .prefs({ abortEarly: false, stripUnknown: false, errors: { label: false } });

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** The variables that belong to the portal; an empty value counts as unset, as in a copied .env.example. */
function pickOwnVariables(env: Environment): Environment {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name, value]) =>
        (name.startsWith('PORTAL_') || name === 'MUI_X_LICENSE_KEY') && value !== '',
    ),
  );
}

/**
 * Reads the portal's settings from environment variables.
 *
 * @param env usually `process.env`
 * @throws one Error that names every variable at fault, its rule and the way out;
 *   the license key's own value is never part of the message
 */
export function loadPortalConfig(env: Environment): PortalConfig {
  const own = pickOwnVariables(env);
  const { value, error } = schema.validate(own);
  if (error) {
    const faults = error.details.map(({ path, message }) => {
      const name = String(path[0]);
      const shown = name === 'MUI_X_LICENSE_KEY' ? '(hidden)' : `"${own[name]}"`;
      return `- ${name}=${shown} ${message}`;
    });
    throw new Error(
      `The environment has invalid settings:\n${faults.join('\n')}\nEvery setting is described in .env.example; unset a variable to get its default.`,
    );
  }
  const repositoryUrl = withoutTrailingSlash(value.PORTAL_REPOSITORY_URL);
  return {
    siteUrl: withoutTrailingSlash(value.PORTAL_SITE_URL),
    repositoryUrl,
    editUrl: `${withoutTrailingSlash(value.PORTAL_EDIT_URL ?? `${repositoryUrl}/edit/main`)}/`,
    issueUrl: value.PORTAL_ISSUE_URL ?? `${repositoryUrl}/issues/new`,
    telemetry: value.PORTAL_TELEMETRY === 'on',
  };
}
