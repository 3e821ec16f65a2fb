import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import {
  createChunkGroups,
  createDemoStyles,
  otherPackages,
  serverGroups,
} from './createChunkGroups';
import type { PluginOptions } from './options';

interface Request {
  isServer: boolean;
  /** The bundler's namespace: rspack, or webpack where rspack is switched off. */
  bundler: ConfigureWebpackUtils['currentBundler']['instance'];
  /** Absolute path of the pages' folder. */
  docsPath: string;
  options: Pick<PluginOptions, 'telemetry'>;
}

function isProduction() {
  return process.env.NODE_ENV === 'production';
}

/** Whether a machine runs it, as services for continuous integration say of themselves. */
function isAutomated(): boolean {
  return ![undefined, '', 'false', '0'].includes(process.env.CI);
}

/**
 * What the bundler has to know of demos: the `?demo` import, the libraries' chunks, the
 * license key, telemetry.
 */
export function createBundlerConfig({
  isServer,
  bundler,
  docsPath,
  options,
}: Request): Configuration {
  const { DefinePlugin, NormalModuleReplacementPlugin } = bundler;
  const telemetryDisabled = isProduction() || isAutomated() || !options.telemetry;
  return {
    module: {
      rules: [
        {
          resourceQuery: /^\?(?:demo|libraries|source)$/,
          enforce: 'post',
          type: 'javascript/auto',
          use: path.join(__dirname, 'demoLoader.js'),
        },
      ],
    },
    optimization: {
      splitChunks: {
        cacheGroups: isServer
          ? serverGroups
          : {
              ...createChunkGroups(),
              defaultVendors: otherPackages,
              'demo-styles': createDemoStyles(docsPath),
            },
      },
    },
    plugins: [
      new DefinePlugin({
        // Straight from the environment: Docusaurus writes a plugin's options into the
        // script of every page.
        'process.env.MUI_X_LICENSE_KEY': JSON.stringify(
          process.env.MUI_X_LICENSE_KEY ?? '',
        ),
        'process.env.MUI_X_TELEMETRY_DISABLED': JSON.stringify(
          String(telemetryDisabled),
        ),
      }),
      ...(isServer
        ? [
            new NormalModuleReplacementPlugin(
              /^react-dom\/server$/,
              path.join(__dirname, 'server/reactDomServer.ts'),
            ),
          ]
        : []),
    ],
  };
}
