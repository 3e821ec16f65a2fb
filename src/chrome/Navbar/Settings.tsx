import { SettingsButton } from '@site/plugins/settings/client';
import type { NavbarItemProps } from './types';

/** Opens the settings; at every width, so that the drawer needs none. */
export default function Settings({ mobile = false }: NavbarItemProps) {
  return mobile ? null : <SettingsButton />;
}
