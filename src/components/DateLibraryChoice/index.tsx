import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSetting } from '@site/src/hooks/useSetting';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { DATE_LIBRARIES } from '@site/src/settings/definitions';
import { DATE_LIBRARY_NAMES } from '@site/src/utils/dateLibraryNames';
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
