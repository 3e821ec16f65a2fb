import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ClickAttributes } from '@site/src/events/clickAttributes';
import PortalTheme from '../../PortalTheme';

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
}

interface ToolbarMenuProps {
  /** The button that the menu is open at; none while it is closed. */
  anchor: HTMLElement | null;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** A menu of a demo's toolbar. */
export default function ToolbarMenu({ anchor, entries, onClose }: ToolbarMenuProps) {
  return (
    <PortalTheme>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        slotProps={{ list: { dense: true } }}
      >
        {entries.map(({ label, href, onSelect, counted, chosen }) => (
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
          </MenuItem>
        ))}
      </Menu>
    </PortalTheme>
  );
}
