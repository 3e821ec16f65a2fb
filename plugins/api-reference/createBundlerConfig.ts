import path from 'node:path';
import type { Configuration } from 'webpack';

/**
 * What the bundler has to know of the reference: in production the browser gets a page's
 * data without its members' markup, which it finds in the page's document.
 *
 * @param dataDir folder of the pages' data
 */
export function createBundlerConfig(
  isServer: boolean,
  dataDir: string,
): Configuration {
  if (isServer || process.env.NODE_ENV !== 'production') {
    return {};
  }
  return {
    module: {
      rules: [
        {
          test: /\.json$/,
          include: dataDir,
          use: path.join(__dirname, 'markupLoader.js'),
        },
      ],
    },
  };
}
