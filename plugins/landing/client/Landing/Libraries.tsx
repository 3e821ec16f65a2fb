import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { PRODUCTS } from '@site/src/utils/products';
import ProductMark from './ProductMark';
import styles from './styles.module.css';

/** The four libraries: what each does, and the ways into its pages. */
export default function Libraries() {
  const t = useTranslate();
  return (
    <nav aria-label={t('landing.products')} className={styles.libraries}>
      <ul>
        {PRODUCTS.map(({ id, route, labelKey, summaryKey }) => (
          <li key={id}>
            <Link to={route} className={styles.library}>
              <ProductMark product={id} />
              <strong>{t(labelKey)}</strong>
            </Link>
            <p>{t(summaryKey)}</p>
            <p className={styles.ways}>
              <Link to={`${route}/quickstart`}>{t('landing.quickstart')}</Link>
              <Link to={`/x/api/${id}`}>{t('landing.reference')}</Link>
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
