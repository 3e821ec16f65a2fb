import { ThemeClassNames } from '@docusaurus/theme-common';
import EditThisPage from '@theme-original/EditThisPage';
import type { Props } from '@theme/EditThisPage';
import IconEdit from '@theme/Icon/Edit';
import { usePageTranslation } from '@site/plugins/translations/client';
import { useTranslate } from '@site/src/hooks/useTranslate';

/** Wrapped: where there is no translation to edit the link makes one, and says so. */
export default function EditOrTranslatePage({ editUrl }: Props) {
  const t = useTranslate();
  const { isUntranslated } = usePageTranslation();
  return isUntranslated ? (
    <a href={editUrl} className={ThemeClassNames.common.editThisPage}>
      <IconEdit />
      {t('untranslated.create')}
    </a>
  ) : (
    <EditThisPage editUrl={editUrl} />
  );
}
