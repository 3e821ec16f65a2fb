import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Disclosure from '@site/src/components/Disclosure';
import LanguageLinks from '@site/src/chrome/LanguageLinks';
import { useTranslate } from '@site/src/hooks/useTranslate';
import DrawerGroup from './DrawerGroup';
import styles from './styles.module.css';
import type { NavbarItemProps } from './types';

/** The ways to the page at hand in the other languages. */
export default function Languages({ mobile = false }: NavbarItemProps) {
  const t = useTranslate();
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const current = localeConfigs[currentLocale]?.label ?? currentLocale;
  return mobile ? (
    <DrawerGroup label={t('navbar.language')}>
      <LanguageLinks />
    </DrawerGroup>
  ) : (
    <Disclosure
      className={styles.wideOnly}
      label={current}
      name={t('navbar.languageOf', { language: current })}
      align="end"
    >
      <LanguageLinks />
    </Disclosure>
  );
}
