import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ApiCompareLibrary } from '../../pageData';
import { PRODUCT_LABELS } from '@site/src/utils/products';
import Comparison from './Comparison';
import { toHistoryAddress } from './useProductHistory';
import styles from './styles.module.css';

interface ComparePageProps {
  libraries: ApiCompareLibrary[];
}

/** Links to the record of each library. */
function DataLinks({ libraries }: ComparePageProps) {
  const t = useTranslate();
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <ul>
      {libraries.map(({ product }) => (
        <li key={product}>
          <a href={withBaseUrl(toHistoryAddress(product))}>
            {t(PRODUCT_LABELS[product])}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Compares any two recorded versions of a library, or of one of its entries. */
export default function ComparePage({ libraries }: ComparePageProps) {
  const t = useTranslate();
  return (
    <Layout title={t('compare.title')} description={t('compare.description')}>
      <main className="container margin-vert--lg">
        <Heading as="h1">{t('compare.title')}</Heading>
        <p>{t('compare.intro')}</p>
        <noscript>
          <p>
            <strong>{t('compare.needsScript')}</strong>
          </p>
        </noscript>
        <Comparison libraries={libraries} />
        <footer className={styles.data}>
          {t('compare.data')} <DataLinks libraries={libraries} />
        </footer>
      </main>
    </Layout>
  );
}
