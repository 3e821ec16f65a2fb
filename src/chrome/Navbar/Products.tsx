import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { createClickAttributes } from '@site/src/events/clickAttributes';
import Disclosure from '@site/src/components/Disclosure';
import { usePageAddress } from '@site/src/hooks/usePageAddress';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { getAudience } from '@site/src/utils/paths';
import { findProduct, PRODUCTS } from '@site/src/utils/products';
import styles from './styles.module.css';
import type { NavbarItemProps } from './types';

/**
 * The ways to the libraries and to the API reference. The library at hand is lit on its
 * pages, on its part of the reference and on its migration pages.
 */
export default function Products({ mobile = false, onClick }: NavbarItemProps) {
  const t = useTranslate();
  const { canonical } = usePageAddress();
  const audience = getAudience(canonical);
  const current = findProduct(audience);
  const links = [
    ...PRODUCTS.map(({ route, shortLabelKey, id }) => ({
      route,
      label: t(shortLabelKey),
      isCurrent: id === audience,
    })),
    { route: '/x/api', label: t('navbar.api'), isCurrent: canonical === '/x/api' },
  ];
  const items = links.map(({ route, label, isCurrent }) => (
    <li key={route} className={mobile ? 'menu__list-item' : undefined}>
      <Link
        to={route}
        className={
          mobile
            ? clsx('menu__link', isCurrent && 'menu__link--active')
            : styles.product
        }
        aria-current={
          isCurrent ? (route === canonical ? 'page' : 'true') : undefined
        }
        onClick={onClick}
        {...createClickAttributes('navbar', 'product', route)}
      >
        {label}
      </Link>
    </li>
  ));
  if (mobile) {
    return items;
  }
  const label = current ? t(current.shortLabelKey) : t('navbar.products');
  return (
    <Disclosure
      className={styles.wideOnly}
      label={label}
      name={current && t('navbar.product', { name: label })}
      inlineWhenWide
    >
      {items}
    </Disclosure>
  );
}
