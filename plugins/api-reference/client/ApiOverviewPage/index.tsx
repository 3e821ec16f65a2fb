import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ApiOverviewEntry } from '../../pageData';
import { COMPARE_PERMALINK } from '../../common/permalinks';
import { KIND_LABELS } from '../../common/plans';
import { PRODUCT_LABELS } from '@site/src/utils/products';
import JsonLink from '../JsonLink';
import styles from './styles.module.css';

/** One product: the way to its index, and what that lists. */
function Product({ product, counts }: ApiOverviewEntry) {
  const t = useTranslate();
  return (
    <section className={styles.product}>
      <Heading as="h2" id={product}>
        <Link to={`/x/api/${product}`}>{t(PRODUCT_LABELS[product])}</Link>
      </Heading>
      <dl>
        {counts.map(({ kind, count }) => (
          <div key={kind}>
            <dt>{t(KIND_LABELS[kind])}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The index of the whole reference, product by product. */
export default function ApiOverviewPage({
  overview,
}: {
  overview: ApiOverviewEntry[];
}) {
  const t = useTranslate();
  const { version } = usePortalFields();
  const intro = t('api.indexIntro', { version });
  return (
    <Layout title={t('api.indexTitle')} description={intro}>
      <JsonLink schema="index" />
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">{t('api.indexTitle')}</Heading>
        <p>{intro}</p>
        <p>
          <Link to={COMPARE_PERMALINK}>{t('compare.title')}</Link>
        </p>
        <div className={styles.products}>
          {overview.map((entry) => (
            <Product key={entry.product} {...entry} />
          ))}
        </div>
      </main>
    </Layout>
  );
}
