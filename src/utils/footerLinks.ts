import type { LabelKey } from '@site/src/i18n/types';
import { PRODUCTS } from './products';

/** A titled list of pages in the footer. */
export interface FooterLinks {
  titleKey: LabelKey;
  pages: { labelKey: LabelKey; route: string }[];
}

export const FOOTER_PRODUCTS: FooterLinks = {
  titleKey: 'footer.products',
  pages: PRODUCTS.map(({ labelKey, route }) => ({ labelKey, route })),
};

export const FOOTER_REFERENCE: FooterLinks = {
  titleKey: 'footer.reference',
  pages: [
    { labelKey: 'footer.overview', route: '/x' },
    { labelKey: 'api.indexTitle', route: '/x/api' },
    { labelKey: 'footer.slots', route: '/x/common-concepts/custom-components' },
    { labelKey: 'footer.migration', route: '/x/migration' },
  ],
};

export const FOOTER_HELP: FooterLinks = {
  titleKey: 'footer.help',
  pages: [
    { labelKey: 'footer.installation', route: '/x/introduction/installation' },
    { labelKey: 'footer.licensing', route: '/x/introduction/licensing' },
    { labelKey: 'footer.support', route: '/x/introduction/support' },
  ],
};
