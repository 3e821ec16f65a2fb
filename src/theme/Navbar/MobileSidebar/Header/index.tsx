import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import { SettingsButton } from '@site/plugins/settings/client';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

/** Ejected: the settings stand in it as well, since the drawer covers the bar. */
export default function NavbarMobileSidebarHeader() {
  const t = useTranslate();
  const { toggle } = useNavbarMobileSidebar();
  const label = t('sidebar.closeMenu');
  return (
    <div className={styles.header}>
      <NavbarLogo />
      <div className={styles.buttons}>
        <SettingsButton />
        <NavbarColorModeToggle />
        <button
          type="button"
          className={styles.close}
          aria-label={label}
          title={label}
          onClick={toggle}
        >
          <IconClose width={16} height={16} />
        </button>
      </div>
    </div>
  );
}
