import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import FooterColumn from '@site/src/chrome/FooterColumn';
import LanguageLinks from '@site/src/chrome/LanguageLinks';
import { ShortcutsButton } from '@site/plugins/shortcuts/client';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { useTranslate } from '@site/src/hooks/useTranslate';
import {
  FOOTER_HELP,
  FOOTER_PRODUCTS,
  FOOTER_REFERENCE,
  type FooterLinks,
} from '@site/src/utils/footerLinks';
import styles from './styles.module.css';
import { usePageAddress } from '../../hooks/usePageAddress';

/** Opens a new issue that names the page at hand and the version of the packages. */
function useIssueUrl(): string {
  const { canonical } = usePageAddress();
  const { issueUrl, version } = usePortalFields();
  const issue = new URLSearchParams({
    title: `Page ${canonical}: `,
    body: `About the page \`${canonical}\` (MUI X ${version}):\n\n`,
  });
  return `${issueUrl}?${issue}`;
}

/** A column of links to pages. */
function PageColumn({
  links,
  children,
}: {
  links: FooterLinks;
  children?: ReactNode;
}) {
  const t = useTranslate();
  return (
    <FooterColumn title={t(links.titleKey)}>
      {links.pages.map(({ route, labelKey }) => (
        <li key={route}>
          <Link to={route}>{t(labelKey)}</Link>
        </li>
      ))}
      {children}
    </FooterColumn>
  );
}

/** Ejected: quiet columns of our own labels, links to the page in other languages, an issue that names the page. */
export default function Footer() {
  const t = useTranslate();
  const { repositoryUrl, version } = usePortalFields();
  const issueUrl = useIssueUrl();
  const llmsUrl = useBaseUrl('/x/llms.txt');
  const noticesUrl = useBaseUrl('/third-party-notices.txt');
  return (
    <footer className={styles.footer}>
      <nav className={styles.columns} aria-label={t('footer.label')}>
        <PageColumn links={FOOTER_PRODUCTS} />
        <PageColumn links={FOOTER_REFERENCE}>
          <li>
            {/* No Link: it is a file, which the router doesn't know. */}
            <a href={llmsUrl}>{t('footer.llms')}</a>
          </li>
        </PageColumn>
        <PageColumn links={FOOTER_HELP}>
          <li>
            <a href={issueUrl}>{t('footer.issue')}</a>
          </li>
        </PageColumn>
        <FooterColumn title={t('footer.portal')}>
          <li>
            <a href={repositoryUrl}>{t('footer.repository')}</a>
          </li>
          <li>
            <Link to="/x/translations">{t('footer.translations')}</Link>
          </li>
          <li>
            <Link to="/browsers">{t('footer.browsers')}</Link>
          </li>
          <li>
            <Link to="/privacy">{t('footer.privacy')}</Link>
          </li>
          <li>
            <ShortcutsButton className={styles.button} />
          </li>
        </FooterColumn>
        <FooterColumn title={t('footer.language')}>
          <LanguageLinks />
        </FooterColumn>
      </nav>
      <p className={styles.statement}>
        <span>
          {t('footer.statement')} <a href={noticesUrl}>{t('footer.notices')}</a>
        </span>{' '}
        <span>MUI X {version}</span>
      </p>
    </footer>
  );
}
