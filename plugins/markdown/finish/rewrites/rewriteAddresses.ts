import { findElements } from '../hast';
import type { Rewrite } from '../types';

/** Links and images get absolute addresses: the text is read far from its page. */
export const rewriteAddresses: Rewrite = (content, { siteUrl, route }) => {
  for (const { properties } of findElements(content, () => true)) {
    for (const name of ['href', 'src'] as const) {
      const address = properties[name];
      if (typeof address === 'string') {
        properties[name] = new URL(address, `${siteUrl}${route}`).href;
      }
    }
  }
};
