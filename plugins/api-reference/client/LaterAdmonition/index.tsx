import { lazy, Suspense, type ComponentProps } from 'react';
import type AdmonitionType from '@theme/Admonition';

const Admonition = lazy(() => import('@theme/Admonition'));

/**
 * The theme's admonition, for pages of which few show one: its script comes on these
 * only, to the markup that the server has rendered.
 */
export default function LaterAdmonition(
  props: ComponentProps<typeof AdmonitionType>,
) {
  return (
    <Suspense>
      <Admonition {...props} />
    </Suspense>
  );
}
