import { Globby } from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';

/** A file of another package whose inside the portal relies on. */
export interface Reliance {
  /** Below `node_modules`. */
  file: string;
  /** What relies on it. */
  ours: string;
  /** What to do when it has changed. */
  todo: string;
}

const SITE_DIR = path.join(__dirname, '../..');
const CLASSIC = '@docusaurus/theme-classic/lib/theme';
const CORE = '@docusaurus/core/lib';

/** What is relied on outside the theme. The table "What an upgrade can break" of CONTRIBUTING.md tells the same. */
const INSIDES: readonly Reliance[] = [
  ...['codegenRoutes', 'codegen'].map((name) => ({
    file: `${CORE}/server/codegen/${name}.js`,
    ours: 'plugins/page-weight/readRouteTree.ts',
    todo: 'It evaluates the routes.js, registry.js and routesChunkNames.json that this file writes. Build with the new version, compare .docusaurus/routes.js with `WrittenRoute` there, and change the reader, or take the plugin page-weight out of plugins/features.ts: pages get heavier, nothing else changes.',
  })),
  ...['docusaurus', 'preload'].map((name) => ({
    file: `${CORE}/client/${name}.js`,
    ours: `plugins/page-weight/client/${name}.ts`,
    todo: 'Our module stands in its place in the browser. Export what the new one exports, or take the name out of `REPLACED` in plugins/page-weight/createBundlerConfig.ts.',
  })),
  {
    file: `${CORE}/client/App.js`,
    ours: 'plugins/demos/client/unknownPlayground.ts',
    todo: 'It imports the client modules before it reads the routes, so that one of them can take a route out. Where that changed, open /playground/nowhere on a build: React must not report a mismatch (#418).',
  },
  {
    file: `${CORE}/client/routeContext.js`,
    ours: 'plugins/page-weight/client/createRoute.tsx',
    todo: 'Routes that come later get their context from it. Compare with exports/ComponentCreator.js, which createRoute.tsx does the work of.',
  },
  {
    file: `${CORE}/client/exports/ComponentCreator.js`,
    ours: 'plugins/page-weight/client/createRoute.tsx',
    todo: 'createRoute.tsx does its work for sections that are loaded later. Take over what changed in loading, hot reload or the context.',
  },
  {
    file: `${CLASSIC}/DocItem/Layout/index.js`,
    ours: 'src/css/portal.css',
    todo: 'The text of a page with contents is known by the class docItemCol, which plugins/api-reference/client/ApiArticle gives its own, too. Select what the new layout gives it.',
  },
  {
    file: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    ours: 'src/components/CodeText',
    todo: 'It is left out of all pages; CodeText loads Prism where code is shown. Take over what it sets on Prism besides languages.',
  },
  {
    file: '@docusaurus/utils/lib/markdownUtils.js',
    ours: 'plugins/pages/parseFields.ts',
    todo: 'parseFileContentFrontMatter is not public: where it is gone, read front matter by gray-matter as this file did.',
  },
  {
    file: '@docusaurus/plugin-google-gtag/lib/gtag.js',
    ours: 'plugins/analytics/client/runAnalytics.ts',
    todo: "Its call of window.gtag('event', 'page_view') is what tells of a page. Take the call that it makes now in takeCommand.",
  },
  {
    file: '@docusaurus/plugin-content-docs/lib/props.js',
    ours: 'plugins/api-reference/readDocs.ts',
    todo: 'toSidebarsProp is not public: the pages of the reference get their sidebar in the shape that it returns.',
  },
];

/** Parts of the theme that are written anew: what they came from can change underneath. */
async function listEjectedParts(): Promise<Reliance[]> {
  const folder = path.join(SITE_DIR, 'src/theme');
  const files = await Globby('**/index.tsx', { cwd: folder });
  return files.flatMap((file) => {
    const part = path.posix.dirname(file);
    const isEjected =
      !fs
        .readFileSync(path.join(folder, file), 'utf8')
        .includes(`@theme-original/${part}'`) &&
      fs.existsSync(path.join(SITE_DIR, 'node_modules', CLASSIC, part, 'index.js'));
    return isEjected
      ? [
          {
            file: `${CLASSIC}/${part}/index.js`,
            ours: `src/theme/${part}`,
            todo: 'Our part was written from it: see what changed upstream, and take over what readers would miss.',
          },
        ]
      : [];
  });
}

/** All that an upgrade can break without an error of types, sorted by file. */
export async function listReliances(): Promise<Reliance[]> {
  return [...INSIDES, ...(await listEjectedParts())].toSorted((a, b) =>
    a.file.localeCompare(b.file, 'en'),
  );
}
