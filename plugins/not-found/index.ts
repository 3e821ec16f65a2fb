import type { LoadContext, Plugin } from '@docusaurus/types';
import { createPages } from './createPages';

/** Lists the pages of the portal for those who look for one. See README.md. */
export default function pluginPageIndex({ i18n }: LoadContext): Plugin {
  return {
    name: 'page-index',

    async allContentLoaded({ allContent, actions }) {
      const pages = createPages(allContent, i18n.currentLocale);
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}
