import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Admonition from '@theme/Admonition';
import { usePageTranslation } from '../usePageTranslation';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { DEFAULT_LANGUAGE, localizePath, parsePath } from '@site/src/utils/paths';
import styles from './styles.module.css';

/** Says that the English page has changed since its translation, and leads there. */
export default function BehindTranslation() {
  const t = useTranslate();
  const { behind } = usePageTranslation();
  const { permalink } = useDoc().metadata;
  const { locales } = useDocusaurusContext().i18n;
  if (behind === 0) {
    return null;
  }
  const english = localizePath(
    parsePath(permalink, locales).canonical,
    DEFAULT_LANGUAGE,
  );
  return (
    <Admonition
      type="note"
      className={styles.notice}
      title={t('behind.notice', { count: behind })}
    >
      <div className={styles.links}>
        {/* No Link: that would stay in the page's language. */}
        <a href={english} hrefLang={DEFAULT_LANGUAGE}>
          {t('behind.english')}
        </a>
        <Link to="/x/translations">{t('behind.board')}</Link>
      </div>
    </Admonition>
  );
}
