import Link from '@docusaurus/Link';
import { usePortalFields } from '@site/src/hooks/usePortalFields';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

/** Ejected: one quiet line replaces the original's columns. */
export default function Footer() {
  const t = useTranslate();
  const { repositoryUrl, version } = usePortalFields();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>{t('footer.statement')}</p>
        <ul>
          <li>MUI X {version}</li>
          <li>
            <Link to="/x/introduction/licensing">{t('footer.licensing')}</Link>
          </li>
          <li>
            <Link to={repositoryUrl}>{t('footer.repository')}</Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
