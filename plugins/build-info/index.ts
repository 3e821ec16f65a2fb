import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readRevision } from '../../config/gitHistory';
import {
  DOCUMENTED_PACKAGE,
  readPackageVersion,
} from '../../src/node/installedPackages';
import { writeJson } from '../../src/node/jsonFile';
import { BUILD_INFO_FILE, createBuildInfo } from './buildInfo';
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
        version: readPackageVersion(siteDir, DOCUMENTED_PACKAGE),
        revision: readRevision(siteDir) ?? null,
      };
      const info = createBuildInfo(sources, portal);
      writeJson(path.join(outDir, BUILD_INFO_FILE), info);
    },
  };
}

export { joinBuilds } from './joinBuilds';
export type { Options } from './options';
