import { useState } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVert from '@mui/icons-material/MoreVert';
import PortalTheme from '@site/src/components/PortalTheme';
import { useTranslate } from '@site/src/hooks/useTranslate';
import ToolbarButton from './ToolbarButton';
import styles from './styles.module.css';

export interface MoreItem {
  label: string;
  /** Opens this address in a new tab … */
  href?: string;
  /** … or does this. */
  onSelect?: () => void;
  /** Has a button of its own where the toolbar is wide enough. */
  isRare?: boolean;
}

/** The menu at a toolbar's end. */
export default function MoreMenu({ items }: { items: MoreItem[] }) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <PortalTheme>
      <ToolbarButton
        label={t('toolbar.more')}
        Icon={MoreVert}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { dense: true } }}
      >
        {items.map(({ label, href, onSelect, isRare }) => (
          <MenuItem
            key={label}
            className={isRare ? styles.rareItem : undefined}
            onClick={() => {
              close();
              onSelect?.();
            }}
            {...(href !== undefined && {
              component: 'a',
              href,
              target: '_blank',
              rel: 'noreferrer',
            })}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </PortalTheme>
  );
}
