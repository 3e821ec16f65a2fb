import { useState } from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import PortalTheme from '../../PortalTheme';
import {
  useSetting,
  DATE_LIBRARIES,
  type DateLibrary,
} from '@site/plugins/settings/common';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { DATE_LIBRARY_NAMES } from '../../../common/dateLibraryNames';
import LazyMenu, { LAZY_MENU_BUTTON } from './LazyMenu';
import styles from './styles.module.css';

/**
 * The choice of the date library that code is shown for, in all demos; remembered.
 *
 * @param props.value the library of this demo's code
 */
export default function LibraryMenu({ value }: { value: DateLibrary }) {
  const t = useTranslate();
  const [, setLibrary] = useSetting('dateLibrary');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <PortalTheme>
        <button
          type="button"
          className={styles.library}
          aria-label={`${t('dateLibrary.label')} ${DATE_LIBRARY_NAMES[value]}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          {...LAZY_MENU_BUTTON}
        >
          {DATE_LIBRARY_NAMES[value]}
          <ArrowDropDown fontSize="inherit" />
        </button>
      </PortalTheme>
      <LazyMenu
        anchor={anchor}
        entries={DATE_LIBRARIES.map((library) => ({
          label: DATE_LIBRARY_NAMES[library],
          onSelect: () => setLibrary(library),
          chosen: library === value,
        }))}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
