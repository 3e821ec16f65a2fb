import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ClickAttributes } from '@site/src/events/clickAttributes';
import PortalTheme from '../../PortalTheme';
import { placeMenu, type MenuAlign } from './placeMenu';

/** An entry of a menu. */
export interface MenuEntry {
  label: string;
  /** Opens this address in a new tab … */
  href?: string;
  /** … or does this. */
  onSelect?: () => void;
  /** What its clicks count as, where they are counted. */
  counted?: ClickAttributes;
  /** Of a menu of which one entry is chosen: whether it is this one. */
  chosen?: boolean;
  /** Whether a line sets it apart from the entries above it. */
  startsGroup?: boolean;
}

interface ToolbarMenuProps {
  /** The button that the menu is open at; none while it is closed. */
  anchor: HTMLElement | null;
  /** The end of the button that the menu keeps to. */
  align: MenuAlign;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** A menu of a demo's toolbar. */
export default function ToolbarMenu({
  anchor,
  align,
  entries,
  onClose,
}: ToolbarMenuProps) {
  return (
    <PortalTheme>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        {...(anchor && placeMenu(anchor, align))}
        onClose={onClose}
        slotProps={{ list: { dense: true } }}
      >
        {entries.flatMap(
          ({ label, href, onSelect, counted, chosen, startsGroup }) => [
            startsGroup && <Divider key={`${label} group`} component="li" />,
            <MenuItem
              key={label}
              onClick={() => {
                onClose();
                // Once the menu has given the focus back: the entry may want it elsewhere.
                window.setTimeout(() => onSelect?.());
              }}
              {...counted}
              {...(href !== undefined && {
                component: 'a',
                href,
                target: '_blank',
                rel: 'noreferrer',
              })}
              {...(chosen !== undefined && {
                role: 'menuitemradio',
                'aria-checked': chosen,
                selected: chosen,
              })}
            >
              {label}
            </MenuItem>,
          ],
        )}
      </Menu>
    </PortalTheme>
  );
}
