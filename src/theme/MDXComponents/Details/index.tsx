import { lazy, Suspense, type ComponentProps } from 'react';
import type DetailsType from '@theme-original/MDXComponents/Details';

const Details = lazy(() => import('@theme-original/MDXComponents/Details'));

/** Wrapped so that its script comes on pages with such a part only, and not on all. */
export default function MDXDetails(props: ComponentProps<typeof DetailsType>) {
  return (
    <Suspense>
      <Details {...props} />
    </Suspense>
  );
}
