import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { PRODUCTS } from '@site/src/utils/products';
import { useTranslate } from '@site/src/hooks/useTranslate';

/** Ejected: the original has nothing but text, and a lost reader needs places to go. */
export default function NotFoundContent({ className }: Props) {
  const t = useTranslate();
  return (
    <main
      className={clsx(
        'container container--narrow margin-vert--xl markdown',
        className,
      )}
    >
      <Heading as="h1">{t('notFound.title')}</Heading>
      <p>{t('notFound.text')}</p>
      <Heading as="h2">{t('notFound.places')}</Heading>
      <ul>
        <li>
          <Link to="/x">{t('landing.browse')}</Link>
        </li>
        {PRODUCTS.map(({ route, labelKey }) => (
          <li key={route}>
            <Link to={route}>{t(labelKey)}</Link>
          </li>
        ))}
        <li>
          <Link to="/x/api">{t('api.indexTitle')}</Link>
        </li>
      </ul>
    </main>
  );
}
