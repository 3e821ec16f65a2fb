import type { PortalConfig } from '../../config/portal';

/** The parts of a content security policy that an outside service can need. */
export type ServiceDirective =
  | 'connect-src'
  | 'font-src'
  | 'form-action'
  | 'frame-src'
  | 'img-src'
  | 'script-src'
  | 'style-src';

/** What a service adds to the policy: origins by directive. */
export type ServiceSources = Partial<Record<ServiceDirective, readonly string[]>>;

/** A service outside of the portal that pages talk to. */
export interface Service {
  name: string;
  /** The origins that it needs; undefined while it isn't configured. */
  getSources: (portal: PortalConfig) => ServiceSources | undefined;
}

/** The origin of a configured address, as a policy names it. */
function toOrigin(address: string): string {
  return new URL(address).origin;
}

/**
 * Every outside service that a page may talk to, each with a line. What has none is
 * refused by the browser.
 */
export const services: readonly Service[] = [
  {
    name: 'sandboxes',
    // The exported projects are sent there as a form, in a window of its own.
    getSources: () => ({
      'form-action': ['https://stackblitz.com', 'https://codesandbox.io'],
    }),
  },
  {
    name: 'feedback',
    getSources: ({ feedbackUrl }) =>
      feedbackUrl === undefined
        ? undefined
        : { 'connect-src': [toOrigin(feedbackUrl)] },
  },
  {
    name: 'analytics',
    // Without an address of its own a tag comes from Google, which spreads its events.
    getSources: ({ analytics }) => {
      if (analytics?.id === undefined || analytics.debug) {
        return undefined;
      }
      const hosts =
        analytics.url === undefined
          ? [
              'https://www.googletagmanager.com',
              'https://*.google-analytics.com',
              'https://*.analytics.google.com',
            ]
          : [toOrigin(analytics.url)];
      return { 'script-src': hosts, 'connect-src': hosts, 'img-src': hosts };
    },
  },
  {
    name: 'feed of ads',
    // Its ads have their pictures and pixels wherever their companies have them.
    getSources: ({ adFeedUrl }) =>
      adFeedUrl === undefined
        ? undefined
        : {
            'connect-src': [toOrigin(adFeedUrl)],
            'img-src': [toOrigin(adFeedUrl), 'https:'],
          },
  },
  {
    name: 'script of an ad network',
    getSources: ({ adScriptUrl }) =>
      adScriptUrl === undefined
        ? undefined
        : {
            'script-src': [toOrigin(adScriptUrl)],
            'connect-src': [toOrigin(adScriptUrl)],
            'img-src': [toOrigin(adScriptUrl), 'https:'],
          },
  },
  {
    name: 'search by Algolia',
    getSources: ({ algolia }) =>
      algolia === undefined
        ? undefined
        : { 'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com'] },
  },
  {
    name: 'fonts',
    // The style sheets alone are configured, and may take their files from any host.
    getSources: ({ fontsUrl, iconFontsUrl, extraFontsUrl }) => {
      const sheets = [fontsUrl, iconFontsUrl, extraFontsUrl].flatMap(
        (url) => url ?? [],
      );
      return sheets.length === 0
        ? undefined
        : { 'style-src': sheets.map(toOrigin), 'font-src': ['https:'] };
    },
  },
];
