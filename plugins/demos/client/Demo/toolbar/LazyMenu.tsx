import LazyFailure from '@site/src/components/LazyDialog/LazyFailure';
import { useModule } from '@site/src/hooks/useModule';
import type { ToolbarMenuProps } from './ToolbarMenu';

const loadMenu = () => import('./ToolbarMenu');

/** Fetches the menu as soon as the reader goes for its button; a failure shows when it opens. */
function fetchAhead() {
  loadMenu().catch(() => undefined);
}

/** Handlers for the button of a {@link LazyMenu}. */
export const LAZY_MENU_BUTTON = {
  onPointerEnter: fetchAhead,
  onFocus: fetchAhead,
};

/**
 * A menu of a demo's toolbar, which is fetched when a reader wants it: menus are the
 * greatest part of what a toolbar is made of, and few readers open one.
 */
export default function LazyMenu(props: ToolbarMenuProps) {
  const isOpen = props.anchor !== null;
  const { module, failure, retry } = useModule(loadMenu, isOpen);
  if (module !== undefined) {
    return <module.default {...props} />;
  }
  return isOpen && failure !== undefined ? (
    <LazyFailure textKey="toolbar.menuFailed" onRetry={retry} />
  ) : null;
}
