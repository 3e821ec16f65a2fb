import path from 'node:path';
import type { Configuration } from 'webpack';

interface Request {
  siteDir: string;
  /** The language of the build, such as `zh`. */
  language: string;
  /** Whether English has to be at hand, for labels that the language lacks. */
  withEnglish: boolean;
}

/** What the bundler has to know so that a page carries the labels of its language alone. */
export function createBundlerConfig({
  siteDir,
  language,
  withEnglish,
}: Request): Configuration {
  const languages = withEnglish ? new Set(['en', language]) : [language];
  return {
    module: {
      rules: [
        {
          test: path.join(siteDir, 'src/i18n/dictionaries.ts'),
          use: {
            loader: path.join(__dirname, 'dictionariesLoader.js'),
            options: { languages: [...languages] },
          },
        },
      ],
    },
  };
}
