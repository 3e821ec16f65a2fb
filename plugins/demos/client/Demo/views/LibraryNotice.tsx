import { useTranslate } from '@site/src/hooks/useTranslate';
import { DATE_LIBRARY_NAMES } from '../../../common/dateLibraryNames';
import PartFailure from './PartFailure';
import type { ShownLibrary } from './useShownLibrary';
import styles from './styles.module.css';

/** Says why the code below is for Day.js and not for the reader's library; else nothing. */
export default function LibraryNotice({ library }: { library: ShownLibrary }) {
  const t = useTranslate();
  const { missing, state } = library;
  return missing === undefined ? (
    <PartFailure parts={[state]} />
  ) : (
    <p className={styles.notice}>
      {t('dateLibrary.only', { name: DATE_LIBRARY_NAMES[missing] })}
    </p>
  );
}
