import type { MouseEvent } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePageAddress } from '@site/src/hooks/usePageAddress';
import { localizePath } from '@site/src/utils/paths';

/** A demo's switches change the hash past the router, which then knows an older one. */
function takeHash({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.hash = window.location.hash;
}

/**
 * The page at hand in each language, with its query and hash, as `li` elements; settings
 * are stored for all languages.
 */
export default function LanguageLinks() {
  const { locales, currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const { canonical, search, hash } = usePageAddress();
  return locales.map((locale) => (
    <li key={locale}>
      <a
        href={`${localizePath(canonical, locale)}${search}${hash}`}
        lang={localeConfigs[locale]?.htmlLang}
        hrefLang={localeConfigs[locale]?.htmlLang}
        aria-current={locale === currentLocale ? 'true' : undefined}
        onClick={takeHash}
      >
        {localeConfigs[locale]?.label}
      </a>
    </li>
  ));
}
