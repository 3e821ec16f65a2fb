import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { PRODUCTS } from '@site/src/utils/products';
import ProductMark from './ProductMark';
import styles from './styles.module.css';

function Libraries() {
  const t = useTranslate();
  return (
    <nav aria-label={t('landing.products')} className={styles.libraries}>
      <ul>
        {PRODUCTS.map(({ id, route, labelKey, summaryKey }) => (
          <li key={id}>
            <Link to={route} className={styles.library}>
              <ProductMark product={id} />
              <span>
                <strong>{t(labelKey)}</strong>
                <span>{t(summaryKey)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first screen: what the portal documents, and the ways in. */
export default function Hero() {
  const t = useTranslate();
  const { version } = usePortalFields();
  return (
    <header className={styles.hero}>
      <div>
        <Heading as="h1">{t('landing.title')}</Heading>
        <p className={styles.lead}>{t('landing.lead', { version })}</p>
        <p className={styles.actions}>
          <Link className={styles.primary} to="/x/introduction/installation">
            {t('landing.start')}
          </Link>
          <Link className={styles.secondary} to="/x">
            {t('landing.browse')}
          </Link>
          <Link className={styles.plain} to="/x/api">
            {t('landing.api')}
          </Link>
        </p>
      </div>
      <Libraries />
    </header>
  );
}
