import fs from 'node:fs';
import type { Config } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import { codeLineMarks } from './config/codeLineMarks';
import { navbarItems } from './config/navbar';
import { readPackageVersion } from './config/packageVersion';
import { loadPortalConfig } from './config/portal';
import { prismTheme } from './config/prismTheme';
import type { Options as DemosOptions } from './plugins/demos/options';
import { createRemarkDemos } from './plugins/demos/remarkDemos';
import { createParseFrontMatter } from './plugins/pages/parsePageFrontMatter';
import type { PortalFields } from './src/hooks/usePortalFields';

if (fs.existsSync('.env')) {
  process.loadEnvFile('.env');
}
const portal = loadPortalConfig(process.env);
const roots = { siteDir: __dirname, docsDir: 'docs' };

const config: Config = {
  title: 'Crosshatch',
  tagline: 'The MUI X components, documented',
  favicon: 'img/mark.svg',
  url: portal.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  storage: { namespace: 'crosshatch' },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',

  future: { v4: true, faster: true },

  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'zh'],
    localeConfigs: {
      en: { label: 'English', htmlLang: 'en' },
      // Built alone, a language takes the site's base URL unless it is told its own.
      zh: { label: '简体中文', htmlLang: 'zh-CN', baseUrl: '/zh/' },
    },
  },

  markdown: {
    format: 'mdx',
    parseFrontMatter: createParseFrontMatter(roots),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },

  customFields: {
    version: readPackageVersion(__dirname, '@mui/x-data-grid-premium'),
    issueUrl: portal.issueUrl,
    repositoryUrl: portal.repositoryUrl,
  } satisfies PortalFields,

  plugins: [
    './plugins/color-mode/index.ts',
    './plugins/code-choice/index.ts',
    './plugins/design-tokens/index.ts',
    [
      './plugins/demos/index.ts',
      {
        docsDir: roots.docsDir,
        telemetry: portal.telemetry,
      } satisfies DemosOptions,
    ],
    './plugins/live-frame/index.ts',
    './plugins/api-reference/index.ts',
  ],

  presets: [
    [
      'classic',
      {
        docs: {
          path: roots.docsDir,
          routeBasePath: 'x',
          sidebarPath: './sidebars.ts',
          editUrl: portal.editUrl,
          editLocalizedFiles: true,
          remarkPlugins: [createRemarkDemos(roots)],
          breadcrumbs: true,
        },
        blog: false,
        sitemap: { ignorePatterns: ['/playground', '/playground/**'] },
        theme: { customCss: ['./src/css/fonts.css', './src/css/portal.css'] },
      } satisfies Preset.Options,
    ],
  ],

  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { autoCollapseCategories: false } },
    navbar: {
      title: 'Crosshatch',
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
