import type { Plugin } from '@docusaurus/types';
import { renderChoiceScript } from './renderChoiceScript';

/** Stamps the reader's code variant and styling on the document before the first paint. */
export default function pluginCodeChoice(): Plugin {
  return {
    name: 'code-choice',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: renderChoiceScript() }],
    }),
  };
}
