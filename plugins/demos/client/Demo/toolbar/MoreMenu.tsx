import { useTranslate } from '@site/src/hooks/useTranslate';
import MenuButton from './MenuButton';
import ToolbarButton from './ToolbarButton';
import type { MenuEntry } from './ToolbarMenu';

/** The menu at a toolbar's end. */
export default function MoreMenu({ items }: { items: readonly MenuEntry[] }) {
  const t = useTranslate();
  return (
    <MenuButton
      entries={items}
      align="end"
      renderButton={(attributes) => (
        <ToolbarButton
          label={t('toolbar.more')}
          icon="more"
          isIcon
          {...attributes}
        />
      )}
    />
  );
}
