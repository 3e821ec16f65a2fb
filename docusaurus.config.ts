import type { Config } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import { codeLineMarks } from './config/codeLineMarks';
import { createEditUrl } from './config/editUrl';
import { hasGitHistory } from './config/gitHistory';
import { createI18nConfig } from './config/languages';
import { navbarItems } from './config/navbar';
import { readPackageVersion } from './config/packageVersion';
import { loadPortalConfig } from './config/portal';
import { prismTheme } from './config/prismTheme';
import { readEnvironment } from './config/readEnvironment';
import type { Options as BuildInfoOptions } from './plugins/build-info/options';
import { createSitemapOptions } from './config/sitemap';
import { SITE_TITLE } from './config/siteTitle';
import { createRemarkApiTables } from './plugins/api-reference/tables/createRemarkApiTables';
import type { Options as DemosOptions } from './plugins/demos/options';
import { createRemarkDemos } from './plugins/demos/remarkDemos';
import { createRemarkSiblingLinks } from './plugins/pages/createRemarkSiblingLinks';
import { rehypeLaterSections } from './plugins/pages/rehypeLaterSections';
import { loadPageTitles } from './plugins/pages/loadPageTitles';
import { createParseFrontMatter } from './plugins/pages/parsePageFrontMatter';
import { loadBundleSizes } from './plugins/pages/readBundleSizes';
import type { Options as ServicesOptions } from './plugins/services/options';
import type { Options as TranslationsOptions } from './plugins/translations/options';
import type { PortalFields } from './src/contexts/PortalFieldsProvider';
import { DEFAULT_LANGUAGE } from './src/utils/paths';

const portal = loadPortalConfig(readEnvironment(__dirname));
/** The language at hand: Docusaurus reads this file once for each. */
const language = process.env.DOCUSAURUS_CURRENT_LOCALE ?? DEFAULT_LANGUAGE;
const roots = { siteDir: __dirname, docsDir: 'docs' };

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
    version: readPackageVersion(__dirname, '@mui/x-data-grid-premium'),
    issueUrl: portal.issueUrl,
    repositoryUrl: portal.repositoryUrl,
    versionUrl: portal.versionUrl,
    ads: portal.ads,
    algolia: portal.algolia,
    fontsUrl: portal.fontsUrl,
    serviceWorker: portal.serviceWorker,
    assistants: portal.assistants,
  } satisfies PortalFields,

  clientModules: [
    './src/clientModules/announcePage.ts',
    './src/clientModules/keepDirection.ts',
    './src/clientModules/keepTitle.ts',
    './src/clientModules/runAnalytics.ts',
    './src/clientModules/extraFonts.ts',
    './src/clientModules/serviceWorker.ts',
  ],

  plugins: [
    './plugins/reader-settings/index.ts',
    './plugins/color-mode/index.ts',
    './plugins/code-choice/index.ts',
    './plugins/design-tokens/index.ts',
    './plugins/directions/index.ts',
    [
      './plugins/demos/index.ts',
      {
        docsDir: roots.docsDir,
        telemetry: portal.telemetry,
      } satisfies DemosOptions,
    ],
    './plugins/live-frame/index.ts',
    './plugins/api-reference/index.ts',
    [
      './plugins/translations/index.ts',
      {
        docsDir: roots.docsDir,
        editUrl: portal.editUrl,
      } satisfies TranslationsOptions,
    ],
    './plugins/error-codes/index.ts',
    './plugins/page-index/index.ts',
    [
      './plugins/services/index.ts',
      {
        services: {
          adFeedUrl: portal.adFeedUrl,
          adScriptUrl: portal.adScriptUrl,
          analytics: portal.analytics,
          feedbackUrl: portal.feedbackUrl,
        },
      } satisfies ServicesOptions,
    ],
    './plugins/search-index/index.ts',
    './plugins/page-weight/index.ts',
    './plugins/labels/index.ts',
    ['./plugins/build-info/index.ts', { portal } satisfies BuildInfoOptions],
  ],

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
          rehypePlugins: [rehypeLaterSections],
          breadcrumbs: true,
        },
        blog: false,
        sitemap: createSitemapOptions(hasGitHistory(__dirname)),
        theme: {
          customCss: [
            ...(portal.fontsUrl === undefined ? ['inter'] : []),
            'fonts',
            'portal',
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
