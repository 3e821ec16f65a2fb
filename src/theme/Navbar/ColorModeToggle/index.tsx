import ColorModeToggle from '@theme/ColorModeToggle';
import type { Props } from '@theme/Navbar/ColorModeToggle';
import { useSetting } from '@site/plugins/settings/common';

/** Ejected: the mode is read from and written to the settings store, not Docusaurus' own. */
export default function NavbarColorModeToggle({ className }: Props) {
  const [mode, setMode] = useSetting('mode');
  return (
    <ColorModeToggle
      className={className}
      respectPrefersColorScheme
      value={mode === 'system' ? null : mode}
      onChange={(choice) => setMode(choice ?? 'system')}
    />
  );
}
