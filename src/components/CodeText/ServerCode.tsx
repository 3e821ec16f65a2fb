import { Suspense, use } from 'react';
import type { Props } from '@theme/CodeBlock/Content';
import type * as highlighter from './highlighter';

/** The build's worker renders many pages: one promise serves them all. */
let loading: Promise<typeof highlighter> | undefined;

function ServerBody(props: Props) {
  loading ??= import('./highlighter');
  const { HighlightedCode } = use(loading);
  return <HighlightedCode {...props} />;
}

/** Highlighted code in the static HTML. */
export default function ServerCode(props: Props) {
  return (
    <div>
      <Suspense>
        <ServerBody {...props} />
      </Suspense>
    </div>
  );
}
