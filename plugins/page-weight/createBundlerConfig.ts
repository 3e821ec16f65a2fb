import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { ChunkRecorder } from './ChunkRecorder';
import { getChunkRecordFile } from './chunkRecord';
import { SITE_DATA } from './trimSiteData';

interface Request {
  isServer: boolean;
  siteDir: string;
  /** The language that is built. */
  locale: string;
  /** The bundler's namespace: rspack, or webpack where rspack is switched off. */
  bundler: ConfigureWebpackUtils['currentBundler']['instance'];
  generatedFilesDir: string;
}

/** Modules of Docusaurus that the client's bundle gets our own in the place of. */
const REPLACED = ['preload', 'docusaurus'];

/** Docusaurus' module that puts Prism into every page; `src/components/CodeText` loads it where code is shown. */
const PRISM = /[\\/]theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/;

/** Docusaurus' package that loads the whole of tslib for one helper. */
const TSLIB_USER = /[\\/]@docusaurus[\\/]utils-common[\\/]/;

/** The packages of the router, which name all kinds of history. */
const HISTORY_USER = /[\\/]react-router(?:-dom)?[\\/]/;

/**
 * Files of pages and demos, of which there are many and small ones: the build's name in
 * their path stands for the hash of their content, which would add an entry for each of
 * them to a table that every page carries. The libraries' chunks have their own names.
 */
const CHUNK_FILE = 'assets/js/[fullhash:8]/[id].js';

/**
 * What the bundler has to know so that no page carries what it does not use. Routes and
 * chunks stay as Docusaurus makes them in the development server.
 */
export function createBundlerConfig({
  isServer,
  bundler: { NormalModuleReplacementPlugin },
  siteDir,
  locale,
  generatedFilesDir,
}: Request): Configuration {
  const plugins = [
    new NormalModuleReplacementPlugin(
      PRISM,
      path.join(__dirname, 'client/nothing.ts'),
    ),
  ];
  if (isServer || process.env.NODE_ENV !== 'production') {
    return { plugins };
  }
  return {
    output: { chunkFilename: CHUNK_FILE },
    module: {
      rules: [
        {
          test: path.join(generatedFilesDir, 'routes.js'),
          use: path.join(__dirname, 'routesLoader.js'),
        },
        {
          test: path.join(
            generatedFilesDir,
            'docusaurus-plugin-content-docs/default/p/',
          ),
          use: path.join(__dirname, 'docsDataLoader.js'),
        },
        ...Object.keys(SITE_DATA).map((file) => ({
          test: path.join(generatedFilesDir, file),
          use: path.join(__dirname, 'siteDataLoader.js'),
        })),
      ],
    },
    plugins: [
      ...plugins,
      new ChunkRecorder({ siteDir, file: getChunkRecordFile(siteDir, locale) }),
      new NormalModuleReplacementPlugin(/^tslib$/, (resource) => {
        if (TSLIB_USER.test(resource.context)) {
          resource.request = path.join(__dirname, 'client/tslib.ts');
        }
      }),
      new NormalModuleReplacementPlugin(/^history$/, (resource) => {
        if (HISTORY_USER.test(resource.context)) {
          resource.request = path.join(__dirname, 'client/history.ts');
        }
      }),
      new NormalModuleReplacementPlugin(
        /^nprogress$/,
        path.join(__dirname, 'client/nprogress.ts'),
      ),
      ...REPLACED.map(
        (name) =>
          new NormalModuleReplacementPlugin(
            new RegExp(
              `[\\\\/]@docusaurus[\\\\/]core[\\\\/]lib[\\\\/]client[\\\\/]${name}\\.js$`,
            ),
            path.join(__dirname, `client/${name}.ts`),
          ),
      ),
    ],
  };
}
