import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { TrailData } from '@site/plugins/metadata/client';
import { usePageAddress } from '@site/src/hooks/usePageAddress';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { getProduct } from '@site/src/utils/paths';
import { findProduct } from '@site/src/utils/products';
import styles from './styles.module.css';

/** A page of the reference, in any language. */
const REFERENCE = /\/x\/api\//;

interface Crumb {
  label: string;
  /** Absent for a group without a page. */
  href?: string;
}

/** The groups and the page itself, as the sidebar names them; a library's overview bears the library's name. */
function useSidebarCrumbs(): Crumb[] {
  const t = useTranslate();
  const breadcrumbs = useSidebarBreadcrumbs() ?? [];
  const { canonical } = usePageAddress();
  const product = findProduct(getProduct(canonical));
  const overview = product && { label: t(product.labelKey), href: product.route };
  if (overview?.href === canonical) {
    return [overview];
  }
  const groups = breadcrumbs.map((item) => ({
    label: item.label,
    href: item.type === 'category' && item.linkUnlisted ? undefined : item.href,
  }));
  // The reference begins at its index, whatever group of the sidebar that is in.
  const reference = groups.findIndex(({ href = '' }) => REFERENCE.test(href));
  const trail = groups.slice(Math.max(reference, 0));
  return overview ? [overview, ...trail] : trail;
}

/** Ejected: the original has no place for the library, which no group of a sidebar names. */
export default function DocBreadcrumbs() {
  const t = useTranslate();
  const crumbs = useSidebarCrumbs();
  if (crumbs.length === 0) {
    return null;
  }
  return (
    <>
      <TrailData crumbs={crumbs} />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)}
        aria-label={t('breadcrumbs.label')}
      >
        <ol>
          <li>
            <Link to="/">{t('breadcrumbs.home')}</Link>
          </li>
          {crumbs.map(({ label, href }, index) => (
            <li key={`${index} ${label}`}>
              {index === crumbs.length - 1 ? (
                <span aria-current="page">{label}</span>
              ) : href ? (
                <Link to={href}>{label}</Link>
              ) : (
                label
              )}
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
