import {
  useSetting,
  DATE_LIBRARIES,
  type DateLibrary,
} from '@site/plugins/settings/common';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { DATE_LIBRARY_NAMES } from '../../../common/dateLibraryNames';
import MenuButton from './MenuButton';
import ToolbarIcon from './ToolbarIcon';
import styles from './styles.module.css';

/**
 * The choice of the date library that code is shown for, in all demos; remembered.
 *
 * @param props.value the library of this demo's code
 */
export default function LibraryMenu({ value }: { value: DateLibrary }) {
  const t = useTranslate();
  const [, setLibrary] = useSetting('dateLibrary');
  return (
    <MenuButton
      entries={DATE_LIBRARIES.map((library) => ({
        label: DATE_LIBRARY_NAMES[library],
        onSelect: () => setLibrary(library),
        chosen: library === value,
      }))}
      renderButton={(attributes) => (
        <button
          type="button"
          className={styles.library}
          aria-label={`${t('dateLibrary.label')} ${DATE_LIBRARY_NAMES[value]}`}
          {...attributes}
        >
          {DATE_LIBRARY_NAMES[value]}
          <ToolbarIcon name="down" />
        </button>
      )}
    />
  );
}
