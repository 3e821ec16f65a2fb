import type { Redirect } from '../redirects.config';
import type { PortalConfig } from '../../../config/portal';
import { FRAME_PATH } from '../../demos';
import { getIndexFolder, HASHED_FOLDER } from '../../search';
import { FRAME_POLICY, REPORT_GROUP } from '../policy/createPolicy';
import type { BuiltLanguage } from '../../../src/node/types';
import { contentTypes } from './contentTypes';
import type { Addition, Area, Header, HostingRules, RedirectRule } from './types';

/** Address of the service worker. */
const WORKER = '/x/sw.js';

/** Pages that exist in the source language only; the others redirect to those. */
const UNTRANSLATED = ['/playground', '/blog', '/size-snapshot'];

const KEEP: Header = {
  name: 'Cache-Control',
  value: 'public, max-age=31536000, immutable',
};
const ASK_AGAIN: Header = { name: 'Cache-Control', value: 'no-cache' };

/** What no page and no demo uses; everything else stays as the browser has it. */
const REFUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** What the rules are made of. */
export interface HostingInput {
  languages: readonly Pick<BuiltLanguage, 'name' | 'baseUrl'>[];
  portal: Pick<PortalConfig, 'siteUrl' | 'policy' | 'hstsMaxAge'>;
  /** The pages' content security policy; see createPolicy. */
  policy: string;
  redirects: readonly Redirect[];
  /** Addresses of the pages in the source language. */
  pages: readonly string[];
}

function createPolicyHeaders({ portal, policy }: HostingInput): Header[] {
  const { mode } = portal.policy;
  if (mode === 'off') {
    return [];
  }
  return [
    mode === 'enforce'
      ? {
          name: 'Content-Security-Policy',
          value: policy,
          secureValue: `${policy}; upgrade-insecure-requests`,
        }
      : { name: 'Content-Security-Policy-Report-Only', value: policy },
  ];
}

function createAreas(input: HostingInput): Area[] {
  return [
    {
      name: 'the live editor’s frame',
      // By whatever name, and its compressed copies.
      patterns: [FRAME_PATH, `${FRAME_PATH}index*`],
      headers: [{ name: 'Content-Security-Policy', value: FRAME_POLICY }, ASK_AGAIN],
    },
    {
      name: 'files with a hash in their name, or below it',
      patterns: [
        `${FRAME_PATH}*.js`,
        ...input.languages.map(
          ({ name }) => `${getIndexFolder(name)}${HASHED_FOLDER}*`,
        ),
        ...input.languages.map(({ baseUrl }) => `${baseUrl}assets/*`),
      ],
      headers: [KEEP],
    },
    {
      name: 'pages and all else',
      patterns: [],
      headers: [...createPolicyHeaders(input), ASK_AGAIN],
    },
  ];
}

function createEverywhere({ portal }: HostingInput): Header[] {
  const { siteUrl, policy, hstsMaxAge } = portal;
  const secure = siteUrl.startsWith('https:') && hstsMaxAge > 0;
  return [
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'X-Frame-Options', value: 'SAMEORIGIN' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    {
      name: 'Permissions-Policy',
      value: REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    },
    ...(policy.mode !== 'off' && policy.reportUrl
      ? [
          {
            name: 'Reporting-Endpoints',
            value: `${REPORT_GROUP}="${policy.reportUrl}"`,
          },
        ]
      : []),
    ...(secure
      ? [
          {
            name: 'Strict-Transport-Security',
            secureValue: `max-age=${hstsMaxAge}`,
          },
        ]
      : []),
  ];
}

function createAdditions(input: HostingInput): Addition[] {
  return [
    { pattern: '/*', headers: createEverywhere(input) },
    {
      pattern: WORKER,
      headers: [{ name: 'Service-Worker-Allowed', value: '/' }],
    },
    // Types that hosts don't know by themselves, or send without their encoding.
    ...['.md', '.txt'].map((ending) => ({
      pattern: `/*${ending}`,
      headers: [{ name: 'Content-Type', value: contentTypes[ending]! }],
    })),
  ];
}

/** The path of a page in a language that begins with a base URL. */
function inLanguage(baseUrl: string, canonical: string): string {
  return `${baseUrl}${canonical.slice(1)}`;
}

/** An address and all below it. */
function moveFolder(from: string, to: string): RedirectRule[] {
  return [
    { from, to },
    { from: `${from}/*`, to: `${to}/:splat` },
  ];
}

/**
 * Addresses that begin with the source language lead to those without it. Each first
 * segment is named: of `/en/*` and `/:splat` a host could make `//evil.test`, which
 * browsers take for another site.
 */
function createSourceRedirects(input: HostingInput): RedirectRule[] {
  const { languages, redirects, pages } = input;
  const prefix = `/${languages[0]!.name}`;
  const known = [...pages, ...redirects.map(({ from }) => from)]
    .map((address) => address.split('/').filter(Boolean))
    .filter(([first]) => first !== undefined && `/${first}/` !== FRAME_PATH);
  const names = new Set(known.map(([first]) => first!));
  const folders = new Set(
    known.filter(({ length }) => length > 1).map(([first]) => first!),
  );
  return [
    { from: prefix, to: '/' },
    ...UNTRANSLATED.flatMap((page) => moveFolder(`${prefix}${page}`, page)),
    ...[...names]
      .filter((name) => !UNTRANSLATED.includes(`/${name}`))
      .sort()
      .flatMap((name) =>
        folders.has(name)
          ? moveFolder(`${prefix}/${name}`, `/${name}`)
          : [{ from: `${prefix}/${name}`, to: `/${name}` }],
      ),
  ];
}

function createRedirects(input: HostingInput): RedirectRule[] {
  const { languages, redirects } = input;
  return [
    ...createSourceRedirects(input),
    ...languages
      .slice(1)
      .flatMap(({ baseUrl }) =>
        UNTRANSLATED.flatMap((page) => moveFolder(inLanguage(baseUrl, page), page)),
      ),
    ...languages.flatMap(({ baseUrl }) =>
      redirects.map(({ from, to }) => ({
        from: inLanguage(baseUrl, from),
        to: inLanguage(baseUrl, to),
      })),
    ),
  ];
}

/**
 * The table of how a build is served.
 *
 * @param input its languages, the source language first, the settings that headers
 *   depend on, the pages' policy and the moved pages
 */
export function createHostingRules(input: HostingInput): HostingRules {
  const others = input.languages.slice(1);
  return {
    areas: createAreas(input),
    additions: createAdditions(input),
    redirects: createRedirects(input),
    folders: [...others.map(({ baseUrl }) => baseUrl), FRAME_PATH],
    notFound: [...others.map(({ baseUrl }) => baseUrl), '/'].map((prefix) => ({
      prefix,
      file: `${prefix}404.html`,
    })),
    hidden: ['/_headers', '/_redirects', '*/.*', '*.br', '*.gz'],
    types: contentTypes,
  };
}
