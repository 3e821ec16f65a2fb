import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import SearchMetadata from '@theme/SearchMetadata';
import { CrawlerAttributes } from '@site/plugins/search/client';
import { MarkdownLink } from '@site/plugins/markdown/client';
import { useSiteAddress } from '@site/plugins/metadata/client';
import { SOCIAL_CARD_SIZE } from '@site/plugins/metadata/common';
import { isIndexed } from '@site/src/utils/isIndexed';

/** Open Graph writes language tags with an underscore. */
function toGraphLocale(tag: string): string {
  return tag.replace('-', '_');
}

/** The page's one right address, and where it stands in the other languages. */
function Addresses() {
  const { currentLocale, defaultLocale, localeConfigs } =
    useDocusaurusContext().i18n;
  const { getPageUrl } = useSiteAddress();
  const languages = Object.entries(localeConfigs);
  return (
    <Head>
      <meta property="og:url" content={getPageUrl()} />
      <link rel="canonical" href={getPageUrl()} />
      {languages.map(([name, { htmlLang }]) => (
        <link
          key={name}
          rel="alternate"
          href={getPageUrl(name)}
          hrefLang={htmlLang}
        />
      ))}
      <link rel="alternate" href={getPageUrl(defaultLocale)} hrefLang="x-default" />
      <meta
        property="og:locale"
        content={toGraphLocale(localeConfigs[currentLocale]!.htmlLang)}
      />
      {languages
        .filter(([name]) => name !== currentLocale)
        .map(([name, { htmlLang }]) => (
          <meta
            key={`locale ${name}`}
            property="og:locale:alternate"
            content={toGraphLocale(htmlLang)}
          />
        ))}
    </Head>
  );
}

/** The picture that stands for the page where it is shared. */
function SocialCard() {
  const { title } = useDocusaurusContext().siteConfig;
  const { canonical, cardUrl } = useSiteAddress();
  return (
    <Head>
      <meta property="og:site_name" content={title} />
      <meta property="og:type" content={canonical === '/' ? 'website' : 'article'} />
      <meta property="og:image" content={cardUrl} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(SOCIAL_CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_CARD_SIZE.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={cardUrl} />
    </Head>
  );
}

/**
 * Ejected: the original gives an address and translations also to pages that are in no
 * index or in one language only, and knows no card of a page.
 */
export default function SiteMetadata() {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { canonical } = useSiteAddress();
  return (
    <>
      {isIndexed(canonical) ? (
        <>
          <Addresses />
          <MarkdownLink />
          <SocialCard />
        </>
      ) : (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
      <CrawlerAttributes />
    </>
  );
}
