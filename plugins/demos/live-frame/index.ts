import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { FRAME_PATH } from '../common/frameAddress';
import { createDevServerConfig } from './createDevServerConfig';
import { loadFrame } from './loadFrame';
import type { PluginOptions } from './options';
import { writeFrame, type FrameAddress } from './writeFrame';

export { validateOptions } from './options';

const NAME = 'live-frame';

/** Builds the sandboxed document that runs the demos under edit. See README.md. */
export default function pluginLiveFrame(
  { siteDir, siteConfig, i18n }: LoadContext,
  { sourceDirs }: PluginOptions,
): Plugin {
  const address: FrameAddress = {
    publicPath: FRAME_PATH,
    siteOrigin: siteConfig.url,
  };
  const load = () =>
    loadFrame({
      siteDir,
      sourceDirs,
      cacheDir: path.join(siteDir, 'node_modules/.cache', NAME),
      publicPath: address.publicPath,
      // From the environment: Docusaurus writes a plugin's options into every page.
      licenseKey: process.env.MUI_X_LICENSE_KEY ?? '',
    });
  return {
    name: NAME,

    configureWebpack: (_config, isServer) =>
      isServer ? {} : createDevServerConfig(load, address),

    async postBuild({ outDir }) {
      if (i18n.currentLocale === i18n.defaultLocale) {
        await writeFrame(await load(), address, path.join(outDir, FRAME_PATH));
      }
    },
  };
}
