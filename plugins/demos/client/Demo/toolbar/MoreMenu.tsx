import { useState, type MouseEvent } from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import PortalTheme from '../../PortalTheme';
import { useTranslate } from '@site/src/hooks/useTranslate';
import LazyMenu, { LAZY_MENU_BUTTON } from './LazyMenu';
import ToolbarButton from './ToolbarButton';
import type { MenuEntry } from './ToolbarMenu';

export interface MoreItem extends MenuEntry {
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
  const open = (event: MouseEvent<HTMLElement>) => {
    setAnchor(event.currentTarget);
    // Not by CSS: the menu's keyboard counts with every entry that it has.
    setIsNarrow(window.matchMedia(NARROW).matches);
  };
  return (
    <>
      <PortalTheme>
        <ToolbarButton
          label={t('toolbar.more')}
          Icon={MoreVert}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={open}
          {...LAZY_MENU_BUTTON}
        />
      </PortalTheme>
      <LazyMenu
        anchor={anchor}
        entries={items.filter(({ isRare }) => isNarrow || !isRare)}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
