import Head from '@docusaurus/Head';
import { usePageAddress } from '@site/src/hooks/usePageAddress';
import { getProduct } from '@site/src/utils/paths';
import { getPageKind } from './getPageKind';

/**
 * What DocSearch's crawler files a page under, for the facets of the search: its records
 * get an attribute for each of these. Docusaurus adds the language.
 */
export default function CrawlerAttributes() {
  const { canonical } = usePageAddress();
  const kind = getPageKind(canonical);
  const product = getProduct(canonical);
  return (
    <Head>
      {kind && <meta name="docsearch:kind" content={kind} />}
      {product && <meta name="docsearch:product" content={product} />}
    </Head>
  );
}
