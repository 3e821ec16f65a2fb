import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { useTranslate } from '@site/src/hooks/useTranslate';
import Composition from '../Composition';
import styles from './styles.module.css';

/** The first screen: what the portal documents, the ways in, and the libraries at work. */
export default function Hero() {
  const t = useTranslate();
  const { version } = usePortalFields();
  return (
    <>
      <header className={styles.hero}>
        <Heading as="h1">{t('landing.title')}</Heading>
        <div className={styles.intro}>
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
      </header>
      <Composition />
    </>
  );
}
