import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ApiOverviewEntry } from '../../pageData';
import {
  COMPARE_PERMALINK,
  toIndexPermalink,
  toPermalink,
  toSlug,
} from '../../common/permalinks';
import { KIND_LABELS } from '../../common/plans';
import { PRODUCT_LABELS } from '@site/src/utils/products';
import JsonLink from '../JsonLink';
import styles from './styles.module.css';

type Kind = ApiOverviewEntry['counts'][number]['kind'];

/** Where all of a kind are listed: a page of theirs, or the product's index, narrowed. */
function toKindAddress(product: ApiOverviewEntry['product'], kind: Kind): string {
  return kind === 'events' || kind === 'selectors'
    ? toPermalink({ product, kind })
    : `${toIndexPermalink(product)}?pages.kind=${kind}`;
}

/** One product: the way to its index, to its main components, and to what else it has. */
function Product({ product, counts, main }: ApiOverviewEntry) {
  const t = useTranslate();
  return (
    <section className={styles.product}>
      <Heading as="h2" id={product}>
        <Link to={toIndexPermalink(product)}>{t(PRODUCT_LABELS[product])}</Link>
      </Heading>
      <ul className={styles.main}>
        {main.map((name) => (
          <li key={name}>
            <Link to={toPermalink({ product, slug: toSlug(name) })}>
              <code>{name}</code>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.kinds}>
        {counts.map(({ kind, count }) => (
          <li key={kind}>
            <Link to={toKindAddress(product, kind)}>
              <span>{t(KIND_LABELS[kind])}</span> <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
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
