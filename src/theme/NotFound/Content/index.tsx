import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { NearestPages } from '@site/plugins/not-found/client';
import { SearchSlot, toSearchText } from '@site/plugins/search/client';
import { PRODUCTS } from '@site/src/utils/products';
import { useHydrated } from '@site/src/hooks/useHydrated';
import { usePageAddress } from '@site/src/hooks/usePageAddress';
import { useTranslate } from '@site/src/hooks/useTranslate';

/** Ejected: the original has nothing but text, and a lost reader needs places to go. */
export default function NotFoundContent({ className }: Props) {
  const t = useTranslate();
  const { canonical } = usePageAddress();
  // The HTML is that of any address.
  const hydrated = useHydrated();
  return (
    <main
      className={clsx(
        'container container--narrow margin-vert--xl markdown',
        className,
      )}
      // What tells this page from those of demos, see plugins/demos.
      data-not-found=""
    >
      <PageMetadata title={t('notFound.title')} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Heading as="h1">{t('notFound.title')}</Heading>
      <p>{t('notFound.text')}</p>
      <div className="margin-bottom--lg">
        <SearchSlot text={hydrated ? toSearchText(canonical) : ''} />
      </div>
      <NearestPages />
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
