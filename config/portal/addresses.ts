import { Joi } from '@docusaurus/utils-validation';
import { webAddress, withoutTrailingSlash } from './rules';

/** Where the portal, its sources and its older versions are. */
export interface AddressConfig {
  /** Origin the portal is published at, without a trailing slash. */
  siteUrl: string;
  /** Repository of the portal's sources, without a trailing slash. */
  repositoryUrl: string;
  /** Prefix that, followed by a file's path in the repository, opens its editor. */
  editUrl: string;
  /** Prefix that, followed by a file's path in the repository, opens an editor for a file that isn't there yet. */
  newFileUrl: string;
  /** Address that opens a new issue. */
  issueUrl: string;
  /** Address of the older versions' documentation, with `{version}` for v7, v6 and so on; without a trailing slash. */
  versionUrl: string;
}

/** The variables of the addresses, as validated. */
export interface AddressVariables {
  PORTAL_SITE_URL: string;
  PORTAL_REPOSITORY_URL: string;
  PORTAL_EDIT_URL?: string;
  PORTAL_NEW_FILE_URL?: string;
  PORTAL_ISSUE_URL?: string;
  PORTAL_VERSION_URL: string;
}

const VERSION_ADDRESS = /^https?:\/\/(?=\S*\{version\})(?:[^\s{}]|\{version\})+$/;

/** A web address with `{version}` in it; Joi's own takes no braces. */
const versionAddress = Joi.string()
  .custom((value: string, helpers) =>
    VERSION_ADDRESS.test(value)
      ? value
      : helpers.error('address.version', {
          // As values: in the text Joi would take the braces for its own.
          part: '{version}',
          example: 'https://{version}.example.com',
        }),
  )
  .messages({
    'address.version':
      'must be an http or https address with {#part} in it, such as {#example}',
  });

/** The rules of the addresses. */
export const addressRules = {
  PORTAL_SITE_URL: webAddress
    .pattern(/^https?:\/\/[^/]+\/?$/, 'an origin')
    .default('https://crosshatch.example')
    .messages({
      'string.pattern.name':
        'must be an origin without a path, such as https://docs.example.com',
    }),
  PORTAL_REPOSITORY_URL: webAddress.default('https://github.com/example/crosshatch'),
  PORTAL_EDIT_URL: webAddress,
  PORTAL_NEW_FILE_URL: webAddress,
  PORTAL_ISSUE_URL: webAddress,
  PORTAL_VERSION_URL: versionAddress.default('https://{version}.mui.com'),
};

/** The addresses; those of the sources that aren't set are derived from the repository's. */
export function toAddresses(variables: AddressVariables): AddressConfig {
  const repositoryUrl = withoutTrailingSlash(variables.PORTAL_REPOSITORY_URL);
  return {
    siteUrl: withoutTrailingSlash(variables.PORTAL_SITE_URL),
    repositoryUrl,
    editUrl: `${withoutTrailingSlash(variables.PORTAL_EDIT_URL ?? `${repositoryUrl}/edit/main`)}/`,
    newFileUrl:
      variables.PORTAL_NEW_FILE_URL ?? `${repositoryUrl}/new/main?filename=`,
    issueUrl: variables.PORTAL_ISSUE_URL ?? `${repositoryUrl}/issues/new`,
    versionUrl: withoutTrailingSlash(variables.PORTAL_VERSION_URL),
  };
}
