import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Admonition from '@theme/Admonition';
import { useTranslate } from '@site/src/hooks/useTranslate';

/** Says, in the reader's language, that the page below is still the English one. */
export default function Untranslated() {
  const t = useTranslate();
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const { source, editUrl } = useDoc().metadata;
  if (currentLocale === defaultLocale || source.startsWith('@site/i18n/')) {
    return null;
  }
  return (
    <Admonition type="note" title={t('untranslated.notice')}>
      {editUrl && <a href={editUrl}>{t('untranslated.help')}</a>}
    </Admonition>
  );
}
