import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Disclosure from '@site/src/components/Disclosure';
import { usePageAddress } from '@site/src/hooks/usePageAddress';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { OLDER_VERSIONS, toVersionUrl } from '@site/src/utils/olderVersions';
import DrawerGroup from './DrawerGroup';
import styles from './styles.module.css';
import type { NavbarItemProps } from './types';
import { useVersions } from './useVersions';

/** The version of the documented packages, and the ways to the page at hand in older ones. */
export default function Versions({ mobile = false }: NavbarItemProps) {
  const t = useTranslate();
  const { currentLocale } = useDocusaurusContext().i18n;
  const { canonical } = usePageAddress();
  const { version, versionUrl } = usePortalFields();
  const versions = useVersions(canonical);
  const items = [
    <li key="current">
      <a href="" aria-current="true">
        v{version} <small>{t('navbar.currentVersion')}</small>
      </a>
    </li>,
    ...OLDER_VERSIONS.map((older) => {
      const target = versions?.getVersionTarget(canonical, older, currentLocale);
      return (
        <li key={older}>
          <a
            href={toVersionUrl(versionUrl, older, target?.path)}
            suppressHydrationWarning
          >
            {older}{' '}
            <small suppressHydrationWarning>
              {target
                ? t(target.isSamePage ? 'navbar.samePage' : 'navbar.overviewPage')
                : ''}
            </small>
          </a>
        </li>
      );
    }),
  ];
  return mobile ? (
    <DrawerGroup label={t('navbar.version')}>{items}</DrawerGroup>
  ) : (
    <Disclosure
      className={styles.wideOnly}
      label={`v${version}`}
      name={t('navbar.versionOf', { version })}
      align="end"
    >
      {items}
    </Disclosure>
  );
}
