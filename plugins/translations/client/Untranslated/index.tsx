import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Admonition from '@theme/Admonition';
import { usePageTranslation } from '../usePageTranslation';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

/** Says, in the reader's language, that the page below is still the English one. */
export default function Untranslated() {
  const t = useTranslate();
  const { isUntranslated } = usePageTranslation();
  const { editUrl } = useDoc().metadata;
  if (!isUntranslated) {
    return null;
  }
  return (
    <Admonition
      type="note"
      className={styles.notice}
      title={t('untranslated.notice')}
    >
      {editUrl && <a href={editUrl}>{t('untranslated.help')}</a>}
    </Admonition>
  );
}
