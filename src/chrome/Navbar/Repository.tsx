import { createClickAttributes } from '@site/src/events/clickAttributes';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';
import type { NavbarItemProps } from './types';

/** The way to the portal's sources. */
export default function Repository({ mobile = false }: NavbarItemProps) {
  const t = useTranslate();
  const { repositoryUrl } = usePortalFields();
  const label = t('footer.repository');
  const counted = createClickAttributes('navbar', 'repository');
  return mobile ? (
    <li className="menu__list-item">
      <a className="menu__link" href={repositoryUrl} {...counted}>
        {label}
      </a>
    </li>
  ) : (
    <a
      className={styles.icon}
      href={repositoryUrl}
      aria-label={label}
      title={label}
      {...counted}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="7" cy="5.5" r="2" />
        <circle cx="7" cy="18.5" r="2" />
        <circle cx="17" cy="8.5" r="2" />
        <path d="M7 7.5v9M17 10.5c0 3.5-4.5 3-8.5 5" />
      </svg>
    </a>
  );
}
