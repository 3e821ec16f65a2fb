import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readRevision } from '../../config/gitHistory';
import { readPackageVersion } from '../../config/packageVersion';
import { BUILD_INFO_FILE } from './buildInfoFile';
import { createBuildInfo } from './createBuildInfo';
import type { PluginOptions } from './options';

export { validateOptions } from './options';

/** Records in each language's folder what it was built from. See README.md. */
export default function pluginBuildInfo(
  { siteDir, i18n }: LoadContext,
  { portal }: PluginOptions,
): Plugin {
  return {
    name: 'build-info',

    async postBuild({ outDir }) {
      const sources = {
        language: i18n.currentLocale,
        version: readPackageVersion(siteDir, '@mui/x-data-grid-premium'),
        revision: readRevision(siteDir) ?? null,
      };
      const info = createBuildInfo(sources, portal);
      await fs.promises.writeFile(
        path.join(outDir, BUILD_INFO_FILE),
        `${JSON.stringify(info, null, 2)}\n`,
      );
    },
  };
}

export { joinBuilds } from './joinBuilds';
export type { Options } from './options';
