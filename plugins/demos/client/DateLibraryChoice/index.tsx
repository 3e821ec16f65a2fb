import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSetting, DATE_LIBRARIES } from '@site/plugins/settings/common';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { DATE_LIBRARY_NAMES } from '../../common/dateLibraryNames';
import { getProduct, parsePath } from '@site/src/utils/paths';
import styles from './styles.module.css';

/**
 * On pages of the pickers: the choice of the date library that code and install lines are
 * shown for. Which one looks pressed follows the document's stamp, before the page's script
 * runs.
 */
export default function DateLibraryChoice() {
  const t = useTranslate();
  const [chosen, choose] = useSetting('dateLibrary');
  const { locales } = useDocusaurusContext().i18n;
  const { canonical } = parsePath(useDoc().metadata.permalink, locales);
  return getProduct(canonical) === 'date-pickers' ? (
    <div role="group" aria-label={t('dateLibrary.label')} className={styles.choice}>
      <span aria-hidden="true">{t('dateLibrary.label')}</span>
      <div className={styles.libraries}>
        {DATE_LIBRARIES.map((library) => (
          <button
            key={library}
            type="button"
            data-library={library}
            aria-pressed={library === chosen}
            onClick={() => choose(library)}
          >
            {DATE_LIBRARY_NAMES[library]}
          </button>
        ))}
      </div>
    </div>
  ) : null;
}
