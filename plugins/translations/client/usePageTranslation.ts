import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** How the page of the docs stands to its English source. */
export interface PageTranslation {
  /** Whether its text is the English one on a page of another language. */
  isUntranslated: boolean;
  /** Parts of the English page that have changed since the translation. */
  behind: number;
}

/** The translation of the page around. Throws outside of a page of the docs. */
export function usePageTranslation(): PageTranslation {
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const { frontMatter, metadata } = useDoc();
  const { translation_behind: behind } = frontMatter as {
    translation_behind?: number;
  };
  return {
    isUntranslated:
      currentLocale !== defaultLocale && !metadata.source.startsWith('@site/i18n/'),
    behind: behind ?? 0,
  };
}
