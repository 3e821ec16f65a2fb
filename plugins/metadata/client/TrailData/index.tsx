import StructuredData from '../StructuredData';
import { useSiteAddress } from '../useSiteAddress';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { createBreadcrumbList } from '../structuredData';

interface TrailDataProps {
  /** The steps after the landing page; the last one is the page itself. */
  crumbs: readonly { label: string; href?: string }[];
}

/** Tells programs the way to the page; groups without a page of their own are no step. */
export default function TrailData({ crumbs }: TrailDataProps) {
  const t = useTranslate();
  const { withBaseUrl } = useBaseUrlUtils();
  const { getPageUrl, toAbsolute, homeUrl } = useSiteAddress();
  const parents = crumbs
    .slice(0, -1)
    .flatMap(({ label, href }) =>
      href === undefined
        ? []
        : [{ name: label, url: toAbsolute(withBaseUrl(href)).replace(/\/+$/, '') }],
    );
  const trail = [
    { name: t('breadcrumbs.home'), url: homeUrl },
    ...parents,
    ...crumbs.slice(-1).map(({ label }) => ({ name: label, url: getPageUrl() })),
  ];
  return <StructuredData data={createBreadcrumbList(trail)} />;
}
