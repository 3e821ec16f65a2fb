import path from 'node:path';
import { FRAME_PATH } from '../common/frameAddress';
import type { DemoRoots } from '../resolveDemo';
import { loadFrame } from './loadFrame';
import { createDevServerConfig } from './serveFrame';

/**
 * The sandboxed document that runs the demos under edit. See README.md.
 *
 * @param siteOrigin origin that the portal is published at
 */
export function createLiveFrame(roots: DemoRoots, siteOrigin: string) {
  const load = () => loadFrame(roots);
  return {
    devServerConfig: createDevServerConfig(load, siteOrigin),

    async write(outDir: string) {
      // Only here, as in serveFrame.ts: it loads MUI, which few of the plugin's users need.
      const { writeFrame } = await import('./writeFrame');
      await writeFrame(await load(), siteOrigin, path.join(outDir, FRAME_PATH));
    },
  };
}
