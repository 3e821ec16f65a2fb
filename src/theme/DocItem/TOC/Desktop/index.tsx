import TOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import { usePageTranslation } from '@site/plugins/translations/client';
import { DEFAULT_LANGUAGE } from '@site/src/utils/paths';
import styles from './styles.module.css';

/** Wrapped: the headings of an untranslated page are English. */
export default function DocItemTocDesktop() {
  const { isUntranslated } = usePageTranslation();
  return isUntranslated ? (
    <div className={styles.passage} lang={DEFAULT_LANGUAGE}>
      <TOCDesktop />
    </div>
  ) : (
    <TOCDesktop />
  );
}
