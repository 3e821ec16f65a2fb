import SettingsButton from '@site/src/components/SettingsDrawer/Button';
import type { NavbarItemProps } from './types';

/** Opens the settings; at every width, so that the drawer needs none. */
export default function Settings({ mobile = false }: NavbarItemProps) {
  return mobile ? null : <SettingsButton />;
}
