import { useState } from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import PortalTheme from '@site/src/components/PortalTheme';
import { useSetting } from '@site/src/hooks/useSetting';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { DATE_LIBRARIES, type DateLibrary } from '@site/src/settings/definitions';
import { DATE_LIBRARY_NAMES } from '@site/src/utils/dateLibraryNames';
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
  const close = () => setAnchor(null);
  return (
    <PortalTheme>
      <button
        type="button"
        className={styles.library}
        aria-label={`${t('dateLibrary.label')} ${DATE_LIBRARY_NAMES[value]}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {DATE_LIBRARY_NAMES[value]}
        <ArrowDropDown fontSize="inherit" />
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { dense: true } }}
      >
        {DATE_LIBRARIES.map((library) => (
          <MenuItem
            key={library}
            role="menuitemradio"
            aria-checked={library === value}
            selected={library === value}
            onClick={() => {
              close();
              setLibrary(library);
            }}
          >
            {DATE_LIBRARY_NAMES[library]}
          </MenuItem>
        ))}
      </Menu>
    </PortalTheme>
  );
}
