import { readVariables, type Environment, type Variables } from './readVariables';

/** What Algolia knows the portal by. All of it is public: it goes to every reader's browser. */
export interface AlgoliaSettings {
  appId: string;
  /** A key that may search and nothing else. */
  searchKey: string;
  indexName: string;
}

/** A Google tag, or what answers as one. */
export interface AnalyticsService {
  /** Measurement id, such as `G-ABC1234567`; absent only where nothing is sent. */
  id?: string;
  /**
   * Where the tag's script is and events go, without a trailing slash; absent for
   * Google's own servers.
   */
  url?: string;
  /** Prints on the console what would be sent, and loads nothing. */
  debug?: boolean;
}

/** An outside chat, which is reached by the reader's click alone. */
export interface AssistantConfig {
  name: string;
  /** Address of a new chat, with `{prompt}` where the first message goes. */
  url: string;
}

/** How the browser's content security policy is sent. */
export interface PolicyConfig {
  /** Whether browsers obey the content security policy, only report against it, or get none. */
  mode: 'enforce' | 'report-only' | 'off';
  /** Where browsers report what the policy refuses. */
  reportUrl?: string;
}

/**
 * What an operator has chosen: `on` registers the worker on the portal's own host, `test`
 * wherever a browser allows one, `off` takes back the ones that readers have.
 */
export type ServiceWorkerMode = 'on' | 'off' | 'test';

/**
 * What an operator can set, after validation. Read once, in docusaurus.config.ts. The
 * license key is validated with the rest and left out: the demos plugin alone reads it,
 * because Docusaurus writes the site's configuration into the script of every page.
 */
export interface PortalConfig {
  /** Origin the portal is published at, without a trailing slash. */
  siteUrl: string;
  /** The languages of the portal, as the table in languages.ts names them; the source language comes first. */
  languages: string[];
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
  /** Page outside of the portal that says what is new in the libraries; the sidebar links to it. */
  whatsNewUrl: string;
  /** Where answers to "was this page helpful" go; absent, they stay with the reader. */
  feedbackUrl?: string;
  /** The Algolia index that does the searching; absent, the build makes an index of its own. */
  algolia?: AlgoliaSettings;
  /** Chats that a reader can open with a page, in the order of the menu. */
  assistants: AssistantConfig[];
  /** Address of a style sheet with web fonts; absent, the portal serves its own. */
  fontsUrl?: string;
  /** Address of a style sheet with the icon font; absent, the portal serves its own. */
  iconFontsUrl?: string;
  /** Address of a style sheet with the extra fonts; absent, the portal serves its own. */
  extraFontsUrl?: string;
  /** Whether pages have room for an ad. */
  ads: boolean;
  /** Feed of third-party ads, a JSON file; absent, no page asks for one. */
  adFeedUrl?: string;
  /** Script of an ad network; absent, no page loads one. */
  adScriptUrl?: string;
  /** What counts visits and clicks; absent, nothing does. */
  analytics?: AnalyticsService;
  /** Whether readers' browsers keep the portal for reading offline. */
  serviceWorker: ServiceWorkerMode;
  policy: PolicyConfig;
  /** For how many seconds browsers insist on https; 0 leaves it to them. Without effect on an http address. */
  hstsMaxAge: number;
  /** Quality of the brotli copies that a build gets, 1 to 11; 0 writes no compressed copies. */
  compression: number;
  /** Whether the component libraries may send their telemetry. Only the development server heeds it. */
  telemetry: boolean;
}

/** An address to which paths are added. */
function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** Algolia has all of its settings or none: the rules see to it. */
function toAlgolia(variables: Variables): AlgoliaSettings | undefined {
  return variables.PORTAL_SEARCH === 'algolia'
    ? {
        appId: variables.PORTAL_ALGOLIA_APP_ID!,
        searchKey: variables.PORTAL_ALGOLIA_SEARCH_KEY!,
        indexName: variables.PORTAL_ALGOLIA_INDEX!,
      }
    : undefined;
}

/** Analytics; absent where there is neither an id to count for nor somebody who debugs. */
function toAnalytics({
  PORTAL_ANALYTICS_ID: id,
  PORTAL_ANALYTICS_URL: url,
  PORTAL_ANALYTICS_DEBUG,
}: Variables): AnalyticsService | undefined {
  const debug = PORTAL_ANALYTICS_DEBUG === 'on';
  return id === undefined && !debug
    ? undefined
    : {
        ...(id && { id }),
        ...(url && { url: withoutTrailingSlash(url) }),
        ...(debug && { debug }),
      };
}

/**
 * Reads the portal's settings from environment variables.
 *
 * @param env usually `process.env`
 * @throws one Error that names every variable at fault, its rule and the way out;
 *   the license key's own value is never part of the message
 */
export function loadPortalConfig(env: Environment): PortalConfig {
  const variables = readVariables(env);
  const repositoryUrl = withoutTrailingSlash(variables.PORTAL_REPOSITORY_URL);
  const ads = variables.PORTAL_ADS === 'on';
  return {
    siteUrl: withoutTrailingSlash(variables.PORTAL_SITE_URL),
    languages: variables.PORTAL_LANGUAGES,
    repositoryUrl,
    editUrl: `${withoutTrailingSlash(variables.PORTAL_EDIT_URL ?? `${repositoryUrl}/edit/main`)}/`,
    newFileUrl:
      variables.PORTAL_NEW_FILE_URL ?? `${repositoryUrl}/new/main?filename=`,
    issueUrl: variables.PORTAL_ISSUE_URL ?? `${repositoryUrl}/issues/new`,
    versionUrl: withoutTrailingSlash(variables.PORTAL_VERSION_URL),
    whatsNewUrl: variables.PORTAL_WHATS_NEW_URL,
    feedbackUrl: variables.PORTAL_FEEDBACK_URL,
    algolia: toAlgolia(variables),
    assistants: variables.PORTAL_ASSISTANTS,
    fontsUrl: variables.PORTAL_FONTS_URL,
    iconFontsUrl: variables.PORTAL_ICON_FONTS_URL,
    extraFontsUrl: variables.PORTAL_EXTRA_FONTS_URL,
    ads,
    // Where ads are off, nobody is asked for one.
    adFeedUrl: ads ? variables.PORTAL_AD_FEED_URL : undefined,
    adScriptUrl: ads ? variables.PORTAL_AD_SCRIPT_URL : undefined,
    analytics: toAnalytics(variables),
    serviceWorker: variables.PORTAL_SERVICE_WORKER,
    policy: {
      mode: variables.PORTAL_CSP,
      reportUrl: variables.PORTAL_CSP_REPORT_URL,
    },
    hstsMaxAge: variables.PORTAL_HSTS_MAX_AGE,
    compression: variables.PORTAL_COMPRESSION,
    telemetry: variables.PORTAL_TELEMETRY === 'on',
  };
}
