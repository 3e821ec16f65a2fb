import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { createIndexMiddleware } from './createIndexMiddleware';

interface DevServerConfig {
  devServer: {
    setupMiddlewares: (
      middlewares: { middleware: ReturnType<typeof createIndexMiddleware> }[],
    ) => never[];
  };
}

/** Lets the development server search the last build, which `postbuild/search` indexed. */
export default function pluginSearchIndex({ siteDir }: LoadContext): Plugin {
  const config: DevServerConfig = {
    devServer: {
      // Merging joins the lists that such functions return: this one adds to the list
      // that it is handed.
      setupMiddlewares: (middlewares) => {
        middlewares.unshift({
          middleware: createIndexMiddleware(path.join(siteDir, 'build')),
        });
        return [];
      },
    },
  };
  return {
    name: 'search-index',
    // The bundler's types don't know the development server's part.
    configureWebpack: (_config, isServer) =>
      isServer ? {} : (config as Configuration),
  };
}
