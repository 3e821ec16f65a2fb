import path from 'node:path';
import type { Configuration } from 'webpack';

interface Request {
  siteDir: string;
  isServer: boolean;
  /** That of the build, such as `zh`, and those whose labels take the place of missing ones. */
  languages: readonly [string, ...string[]];
}

/** Where the modules that name labels are. */
const FOLDERS = ['src', 'plugins'];

/**
 * What the bundler has to know so that a page carries the labels of its language alone,
 * and of those what its modules name. The server, and the development server, whose
 * labels change while it runs, have all of the language's.
 */
export function createBundlerConfig({
  siteDir,
  isServer,
  languages,
}: Request): Configuration {
  const withAll = isServer || process.env.NODE_ENV !== 'production';
  const dictionaries = path.join(siteDir, 'src/i18n/dictionaries.ts');
  return {
    module: {
      rules: [
        {
          test: withAll ? dictionaries : /\.tsx?$/,
          include: FOLDERS.map((folder) => path.join(siteDir, folder)),
          exclude: withAll ? [] : [path.join(siteDir, 'src/i18n')],
          // Before the compiler takes the modules apart.
          enforce: 'pre' as const,
          use: {
            loader: path.join(__dirname, 'labelsLoader.js'),
            options: { languages, withAll },
          },
        },
      ],
    },
  };
}
