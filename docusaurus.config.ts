import type { Config } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import { codeLineMarks } from './config/codeLineMarks';
import { createEditUrl } from './config/editUrl';
import { hasGitHistory } from './config/gitHistory';
import { createI18nConfig } from './config/languages';
import { navbarItems } from './config/navbar';
import { loadPortalConfig } from './config/portal';
import { prismTheme } from './config/prismTheme';
import { readEnvironment } from './config/readEnvironment';
import type { Options as BuildInfoOptions } from './plugins/build-info';
import { createSitemapOptions } from './config/sitemap';
import { SITE_TITLE } from './config/siteTitle';
import { createRemarkApiTables } from './plugins/api-reference';
import { type Options as DemosOptions, createRemarkDemos } from './plugins/demos';
import {
  createRemarkSiblingLinks,
  rehypeCodeBreaks,
  rehypeLaterSections,
  rehypeRecordTables,
  loadPageTitles,
  createParseFrontMatter,
  loadBundleSizes,
} from './plugins/pages';
import type { Options as ServicesOptions } from './plugins/services';
import type { Options as TranslationsOptions } from './plugins/translations';
import type { PortalFields } from './src/contexts/PortalFieldsProvider';
import { FEATURES } from './plugins/features';
import {
  DOCUMENTED_PACKAGE,
  readPackageVersion,
} from './src/node/installedPackages';
import { DEFAULT_LANGUAGE } from './src/utils/paths';

const portal = loadPortalConfig(readEnvironment(__dirname));
/** The language at hand: Docusaurus reads this file once for each. */
const language = process.env.DOCUSAURUS_CURRENT_LOCALE ?? DEFAULT_LANGUAGE;
const roots = { siteDir: __dirname, docsDir: 'docs' };

/** What the features' plugins are told, by their names. */
const pluginOptions: Record<string, object> = {
  demos: {
    docsDir: roots.docsDir,
    telemetry: portal.telemetry,
  } satisfies DemosOptions,
  translations: {
    docsDir: roots.docsDir,
    editUrl: portal.editUrl,
  } satisfies TranslationsOptions,
  services: {
    services: {
      adFeedUrl: portal.adFeedUrl,
      adScriptUrl: portal.adScriptUrl,
      analytics: portal.analytics,
      feedbackUrl: portal.feedbackUrl,
    },
  } satisfies ServicesOptions,
  'build-info': { portal } satisfies BuildInfoOptions,
};

const config: Config = {
  title: SITE_TITLE,
  tagline: 'The MUI X components, documented',
  favicon: 'img/mark.svg',
  url: portal.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  // A script in the front page that looks for the right address; this one is always right.
  baseUrlIssueBanner: false,
  storage: { namespace: 'crosshatch' },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',

  future: { v4: true, faster: true },

  i18n: createI18nConfig(portal.languages),

  markdown: {
    format: 'mdx',
    parseFrontMatter: createParseFrontMatter(
      roots,
      loadBundleSizes(__dirname),
      loadPageTitles(__dirname, language),
    ),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },

  customFields: {
    version: readPackageVersion(__dirname, DOCUMENTED_PACKAGE),
    issueUrl: portal.issueUrl,
    repositoryUrl: portal.repositoryUrl,
    versionUrl: portal.versionUrl,
    ads: portal.ads,
    algolia: portal.algolia,
    fontsUrl: portal.fontsUrl,
    iconFontsUrl: portal.iconFontsUrl,
    extraFontsUrl: portal.extraFontsUrl,
    serviceWorker: portal.serviceWorker,
    assistants: portal.assistants,
  } satisfies PortalFields,

  clientModules: [
    './src/chrome/modules/announcePage.ts',
    './src/chrome/modules/keepTitle.ts',
    './src/chrome/modules/extraFonts.ts',
  ],

  plugins: FEATURES.filter(({ isPlugin }) => isPlugin).map(({ name }) => [
    `./plugins/${name}/index.ts`,
    pluginOptions[name] ?? {},
  ]),

  presets: [
    [
      'classic',
      {
        docs: {
          path: roots.docsDir,
          routeBasePath: 'x',
          sidebarPath: './sidebars.ts',
          editUrl: createEditUrl({ ...portal, siteDir: __dirname }),
          showLastUpdateTime: hasGitHistory(__dirname),
          remarkPlugins: [
            createRemarkDemos(roots),
            createRemarkSiblingLinks(roots),
            createRemarkApiTables(roots),
          ],
          rehypePlugins: [rehypeCodeBreaks, rehypeRecordTables, rehypeLaterSections],
          breadcrumbs: true,
        },
        blog: false,
        sitemap: createSitemapOptions(hasGitHistory(__dirname)),
        theme: {
          customCss: [
            ...(portal.fontsUrl === undefined ? ['inter'] : []),
            'fonts',
            'portal',
            'brand',
            'direction',
            'forcedColors',
            'noScript',
            'print',
          ].map((name) => `./src/css/${name}.css`),
        },
      } satisfies Preset.Options,
    ],
  ],

  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { autoCollapseCategories: false } },
    navbar: {
      title: SITE_TITLE,
      logo: { alt: '', src: 'img/mark.svg', width: 28, height: 28 },
      items: navbarItems,
    },
    prism: {
      theme: prismTheme,
      darkTheme: prismTheme,
      additionalLanguages: ['bash', 'diff', 'json'],
      magicComments: codeLineMarks,
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  } satisfies Preset.ThemeConfig,
};

export default config;
