import { useState } from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import { useTranslate } from '@site/src/hooks/useTranslate';
import MenuButton from './MenuButton';
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
  const [isNarrow, setIsNarrow] = useState(false);
  return (
    <MenuButton
      entries={items.filter(({ isRare }) => isNarrow || !isRare)}
      // Not by CSS: the menu's keyboard counts with every entry that it has.
      onOpen={() => setIsNarrow(window.matchMedia(NARROW).matches)}
      renderButton={(attributes) => (
        <ToolbarButton label={t('toolbar.more')} Icon={MoreVert} {...attributes} />
      )}
    />
  );
}
