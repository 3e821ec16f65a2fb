import Admonition from '@theme/Admonition';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ApiPageData } from '../../pageData';
import Html from '../Html';
import NamedLinks from './NamedLinks';

/** What a page says before its first section. */
export default function Summary({ api }: { api: ApiPageData }) {
  const t = useTranslate();
  const { deprecated, description, untranslated, untranslatedCount } = api;
  return (
    <>
      {deprecated !== undefined && (
        <Admonition type="warning" title={t('api.deprecated')}>
          {deprecated !== true && (
            <Html html={deprecated} untranslated={untranslated} />
          )}
        </Admonition>
      )}
      {untranslatedCount > 0 && (
        <Admonition type="note">
          {t('api.untranslated', { count: untranslatedCount })}
        </Admonition>
      )}
      {description !== '' && <Html html={description} untranslated={untranslated} />}
      {api.extends.length > 0 && (
        <p>
          {t('api.extends')} <NamedLinks links={api.extends} />
        </p>
      )}
    </>
  );
}
