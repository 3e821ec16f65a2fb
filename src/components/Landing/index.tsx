import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { usePortalFields } from '@site/src/hooks/usePortalFields';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { LabelKey } from '@site/src/i18n/types';
import { PRODUCTS, type ProductEntry } from '@site/src/utils/products';
import styles from './styles.module.css';

const REASONS: { titleKey: LabelKey; textKey: LabelKey }[] = [
  { titleKey: 'landing.liveTitle', textKey: 'landing.live' },
  { titleKey: 'landing.exactTitle', textKey: 'landing.exact' },
  { titleKey: 'landing.languagesTitle', textKey: 'landing.languages' },
];

function Hero() {
  const t = useTranslate();
  const { version } = usePortalFields();
  return (
    <header className={styles.hero}>
      <Heading as="h1">{t('landing.title')}</Heading>
      <p className={styles.lead}>{t('landing.lead', { version })}</p>
      <p className={styles.actions}>
        <Link className={styles.primary} to="/x/introduction/installation">
          {t('landing.start')}
        </Link>
        <Link className={styles.secondary} to="/x">
          {t('landing.browse')}
        </Link>
        <Link to="/x/api">{t('landing.api')}</Link>
      </p>
    </header>
  );
}

function ProductCard({ route, labelKey, summaryKey }: ProductEntry) {
  const t = useTranslate();
  return (
    <li className={styles.card}>
      <Heading as="h3">
        <Link to={route}>{t(labelKey)}</Link>
      </Heading>
      <p>{t(summaryKey)}</p>
      <Link to={`${route}/quickstart`}>{t('landing.quickstart')}</Link>
    </li>
  );
}

/** The landing page: what the portal documents, and the ways in. */
export default function Landing() {
  const t = useTranslate();
  const { version } = usePortalFields();
  return (
    <Layout title={t('landing.title')} description={t('landing.lead', { version })}>
      <main className={styles.main}>
        <Hero />
        <Heading as="h2">{t('landing.products')}</Heading>
        <ul className={styles.cards}>
          {PRODUCTS.map((product) => (
            <ProductCard key={product.route} {...product} />
          ))}
        </ul>
        <Heading as="h2">{t('landing.reasons')}</Heading>
        <dl className={styles.reasons}>
          {REASONS.map(({ titleKey, textKey }) => (
            <div key={titleKey}>
              <dt>{t(titleKey)}</dt>
              <dd>{t(textKey)}</dd>
            </div>
          ))}
        </dl>
      </main>
    </Layout>
  );
}
