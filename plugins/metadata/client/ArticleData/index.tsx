import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from '../StructuredData';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { useSiteAddress } from '../useSiteAddress';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { getAudience } from '@site/src/utils/paths';
import { findProduct } from '@site/src/utils/products';
import { createTechArticle } from '../structuredData';

interface ArticleDataProps {
  headline: string;
  description: string;
  /** Language of the text, where it isn't that of the page around it. */
  language?: string;
  /** Time of the last change in milliseconds, where it is known. */
  updated?: number;
}

/** Tells programs what a page of the documentation is about. */
export default function ArticleData({
  headline,
  description,
  language,
  updated,
}: ArticleDataProps) {
  const t = useTranslate();
  const { version } = usePortalFields();
  const { siteConfig, i18n } = useDocusaurusContext();
  const { canonical, getPageUrl, cardUrl, homeUrl } = useSiteAddress();
  const product = findProduct(getAudience(canonical));
  return (
    <StructuredData
      data={createTechArticle({
        headline,
        description,
        url: getPageUrl(),
        image: cardUrl,
        inLanguage: i18n.localeConfigs[language ?? i18n.currentLocale]!.htmlLang,
        updated,
        software: {
          name: product ? `MUI X ${t(product.labelKey)}` : 'MUI X',
          version,
        },
        site: { name: siteConfig.title, url: homeUrl },
      })}
    />
  );
}
