import path from 'node:path';
import type { Configuration } from 'webpack';

interface Request {
  siteDir: string;
  isServer: boolean;
  /** The language of the build, such as `zh`. */
  language: string;
  /** Whether English has to be at hand, for labels that the language lacks. */
  withEnglish: boolean;
}

/** Where the modules that name labels are. */
const FOLDERS = ['src', 'plugins'];

/**
 * What the bundler has to know so that a page carries the labels of its language alone,
 * and of those what its modules name. The server, and the development server, whose
 * dictionaries change while it runs, have all of the language's.
 */
export function createBundlerConfig({
  siteDir,
  isServer,
  language,
  withEnglish,
}: Request): Configuration {
  const languages = [...new Set(withEnglish ? ['en', language] : [language])];
  const isSplit = !isServer && process.env.NODE_ENV === 'production';
  const dictionaries = path.join(siteDir, 'src/i18n');
  return {
    module: {
      rules: [
        {
          test: path.join(dictionaries, 'dictionaries.ts'),
          use: {
            loader: path.join(__dirname, 'dictionariesLoader.js'),
            options: { languages, areEmpty: isSplit },
          },
        },
        ...(isSplit
          ? [
              {
                test: /\.tsx?$/,
                include: FOLDERS.map((folder) => path.join(siteDir, folder)),
                exclude: dictionaries,
                // Before the compiler takes the modules apart.
                enforce: 'pre' as const,
                use: {
                  loader: path.join(__dirname, 'labelsLoader.js'),
                  options: { language },
                },
              },
            ]
          : []),
      ],
    },
  };
}
