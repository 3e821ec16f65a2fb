import { useState, type ReactNode } from 'react';
import LazyFailure from '@site/src/components/LazyDialog/LazyFailure';
import { useModule } from '@site/src/hooks/useModule';
import PortalTheme from '../../PortalTheme';
import type { MenuAlign } from './placeMenu';
import type { MenuEntry } from './ToolbarMenu';

const loadMenu = () => import('./ToolbarMenu');

/** Fetches the menu as soon as the reader goes for its button; a failure shows when it opens. */
function fetchAhead() {
  loadMenu().catch(() => undefined);
}

/** What makes a button one of a menu. */
export interface MenuButtonAttributes {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: { currentTarget: HTMLElement }) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

interface MenuButtonProps {
  entries: readonly MenuEntry[];
  /** The end of the button that the menu keeps to. */
  align?: MenuAlign;
  renderButton: (attributes: MenuButtonAttributes) => ReactNode;
}

/**
 * A button of a demo's toolbar with its menu, which is fetched when a reader wants it:
 * menus are the greatest part of what a toolbar is made of, and few readers open one.
 */
export default function MenuButton({
  entries,
  align = 'start',
  renderButton,
}: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const { module, failure, retry } = useModule(loadMenu, isOpen);
  return (
    <>
      <PortalTheme>
        {renderButton({
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          onClick: ({ currentTarget }) => setAnchor(currentTarget),
          onPointerEnter: fetchAhead,
          onFocus: fetchAhead,
        })}
      </PortalTheme>
      {module !== undefined && (
        <module.default
          anchor={anchor}
          align={align}
          entries={entries}
          onClose={() => setAnchor(null)}
        />
      )}
      {isOpen && failure !== undefined && (
        <LazyFailure textKey="toolbar.menuFailed" onRetry={retry} />
      )}
    </>
  );
}
