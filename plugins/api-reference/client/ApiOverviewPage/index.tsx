import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { usePortalFields } from '@site/src/hooks/usePortalFields';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ApiProductIndex } from '../../types';
import ApiPageList from '../ApiPageList';
import { PRODUCT_LABELS } from '../productLabels';

/** The index of the whole reference, product by product. */
export default function ApiOverviewPage({
  overview,
}: {
  overview: ApiProductIndex[];
}) {
  const t = useTranslate();
  const { version } = usePortalFields();
  const intro = t('api.indexIntro', { version });
  return (
    <Layout title={t('api.indexTitle')} description={intro}>
      <main className="container container--narrow margin-vert--lg markdown">
        <Heading as="h1">{t('api.indexTitle')}</Heading>
        <p>{intro}</p>
        {overview.map(({ product, pages }) => (
          <section key={product}>
            <Heading as="h2" id={product}>
              <Link to={`/x/api/${product}`}>{t(PRODUCT_LABELS[product])}</Link>
            </Heading>
            <ApiPageList pages={pages} />
          </section>
        ))}
      </main>
    </Layout>
  );
}
