import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ApiProduct } from '../api-reference';
import { createPlaygrounds } from './createPlaygrounds';
import { renderRegistry } from './renderRegistry';

/** Playgrounds of the main components, made from the API reference. See README.md. */
export default function pluginPlaygrounds({ siteDir }: LoadContext): Plugin {
  return {
    name: 'playgrounds',

    getPathsToWatch: () => [`${path.relative(siteDir, __dirname)}/scenes/*.tsx`],

    async allContentLoaded({ allContent, actions }) {
      const products = allContent['api-reference']?.default as ApiProduct[];
      const playgrounds = createPlaygrounds(products);
      for (const [name, data] of playgrounds) {
        await actions.createData(`${name}.tsx`, data.source);
        await actions.createData(`${name}.json`, data);
      }
      await actions.createData(
        'registry.js',
        renderRegistry([...playgrounds.keys()]),
      );
    },
  };
}

export { createPlaygrounds } from './createPlaygrounds';
