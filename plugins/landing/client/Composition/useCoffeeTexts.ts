import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { COFFEES } from '../coffees/coffees';
import type { CoffeeTexts } from '../coffees/types';
import { formatNumber } from '@site/src/i18n/formats';
import { useTranslate } from '@site/src/hooks/useTranslate';

/** What the composition writes, in the language of the page. */
export function useCoffeeTexts(): CoffeeTexts {
  const t = useTranslate();
  const language = useDocusaurusContext().i18n.currentLocale;
  return useMemo(() => {
    const regions = new Intl.DisplayNames(language, { type: 'region' });
    return {
      language,
      tree: t('landing.tree'),
      grid: t('landing.grid'),
      bars: t('landing.bars'),
      continents: {
        africa: t('landing.africa'),
        americas: t('landing.americas'),
        asia: t('landing.asia'),
      },
      countries: Object.fromEntries(
        COFFEES.map(({ country }) => [country, regions.of(country) ?? country]),
      ),
      roasts: {
        light: t('landing.light'),
        medium: t('landing.medium'),
        dark: t('landing.dark'),
      },
      coffee: t('landing.coffee'),
      origin: t('landing.origin'),
      roast: t('landing.roast'),
      kilos: t('landing.kilos'),
      formatNumber: (value) => formatNumber(language, value),
    };
  }, [t, language]);
}
