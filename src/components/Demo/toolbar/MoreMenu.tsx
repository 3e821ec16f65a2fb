import { useState, type MouseEvent } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVert from '@mui/icons-material/MoreVert';
import type { ClickAttributes } from '@site/src/analytics/clickAttributes';
import PortalTheme from '@site/src/components/PortalTheme';
import { useTranslate } from '@site/src/hooks/useTranslate';
import ToolbarButton from './ToolbarButton';

export interface MoreItem {
  label: string;
  /** Opens this address in a new tab … */
  href?: string;
  /** … or does this. */
  onSelect?: () => void;
  /** What its clicks count as, where they are counted. */
  counted?: ClickAttributes;
  /** Has a button of its own where the toolbar is wide enough. */
  isRare?: boolean;
}

/** Where the stylesheet hides the rare buttons. */
const NARROW = '(max-width: 600px)';

/** The menu at a toolbar's end. */
export default function MoreMenu({ items }: { items: MoreItem[] }) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNarrow, setIsNarrow] = useState(false);
  const close = () => setAnchor(null);
  const open = (event: MouseEvent<HTMLElement>) => {
    setAnchor(event.currentTarget);
    // Not by CSS: the menu's keyboard counts with every entry that it has.
    setIsNarrow(window.matchMedia(NARROW).matches);
  };
  return (
    <PortalTheme>
      <ToolbarButton
        label={t('toolbar.more')}
        Icon={MoreVert}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={open}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { dense: true } }}
      >
        {items
          .filter(({ isRare }) => isNarrow || !isRare)
          .map(({ label, href, onSelect, counted }) => (
            <MenuItem
              key={label}
              onClick={() => {
                close();
                onSelect?.();
              }}
              {...counted}
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
