import { useMemo } from 'react';
import { useLocation } from '@docusaurus/router';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import { findNeighbors } from './findNeighbors';

/** The way to the neighboring pages of the reference. */
export default function ApiPaginator() {
  const { pathname } = useLocation();
  const items = useDocsSidebar()?.items;
  const { previous, next } = useMemo(
    () => findNeighbors(items ?? [], pathname.replace(/\/+$/, '')),
    [items, pathname],
  );
  return (
    <DocPaginator className="docusaurus-mt-lg" previous={previous} next={next} />
  );
}
