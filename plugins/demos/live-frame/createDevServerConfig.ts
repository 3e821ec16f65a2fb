import type { Configuration } from 'webpack';
import { createFrameMiddleware, type Middleware } from './serveFrame';
import type { BuiltFrame } from './types';
import type { FrameAddress } from './writeFrame';

interface DevServerConfig {
  devServer: {
    setupMiddlewares: (middlewares: { middleware: Middleware }[]) => never[];
  };
}

/**
 * Lets the development server answer for the frame, before its own fallback sends any
 * unknown address to the portal.
 *
 * Docusaurus has a function of the same name; merging joins the lists that both return.
 * This one adds to the list that it is handed, which the other returns, and returns
 * nothing of its own: else each step would run twice.
 */
export function createDevServerConfig(
  load: () => Promise<BuiltFrame>,
  address: FrameAddress,
): Configuration {
  const config: DevServerConfig = {
    devServer: {
      setupMiddlewares: (middlewares) => {
        middlewares.unshift({ middleware: createFrameMiddleware(load, address) });
        return [];
      },
    },
  };
  // The bundler's types don't know the development server's part.
  return config as Configuration;
}
