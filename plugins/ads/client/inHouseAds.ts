import type { LabelKey } from '@site/src/i18n/types';

/** An ad of the portal's own, which asks nobody for anything. */
export interface InHouseAd {
  /** What analytics call it. */
  label: string;
  nameKey: LabelKey;
  descriptionKey: LabelKey;
  link: string;
  /** Path of its picture, 130 by 100 pixels, below the site's base URL. */
  img: string;
}

/** The in-house ads; one of them is drawn for each page. */
export const IN_HOUSE_ADS: readonly InHouseAd[] = [
  {
    label: 'in-house-scaffold',
    nameKey: 'ad.scaffold',
    descriptionKey: 'ad.scaffoldText',
    link: 'https://mui.com/toolpad/',
    img: 'ads/scaffold.svg',
  },
  {
    label: 'in-house-templates',
    nameKey: 'ad.templates',
    descriptionKey: 'ad.templatesText',
    link: 'https://mui.com/templates/',
    img: 'ads/templates.svg',
  },
  {
    label: 'in-house-themes',
    nameKey: 'ad.themes',
    descriptionKey: 'ad.themesText',
    link: 'https://mui.com/store/',
    img: 'ads/themes.svg',
  },
  {
    label: 'in-house-support',
    nameKey: 'ad.support',
    descriptionKey: 'ad.supportText',
    link: 'https://mui.com/pricing/',
    img: 'ads/support.svg',
  },
  {
    label: 'in-house-design-kits',
    nameKey: 'ad.designKits',
    descriptionKey: 'ad.designKitsText',
    link: 'https://mui.com/design-kits/',
    img: 'ads/designKits.svg',
  },
];

/** Draws one of the in-house ads; each is as likely as the others. */
export function pickInHouseAd(random: () => number): InHouseAd {
  return IN_HOUSE_ADS[Math.floor(random() * IN_HOUSE_ADS.length)]!;
}
