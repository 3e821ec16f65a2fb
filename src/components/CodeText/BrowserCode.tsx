import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/CodeBlock/Content';
import ServerMarkup from '@site/src/components/ServerMarkup';
import { useModule } from '@site/src/hooks/useModule';

const loadHighlighter = () => import('./highlighter');

/** Markup of the blocks that this visit has met: tabs mount theirs a second time after hydration. */
const known = new Map<string, string>();

/** What stands here when React has to make the element itself, because nothing was there to hydrate. */
function renderPlain(code: string): string {
  const text = code.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
  return `<pre data-plain><code>${text}</code></pre>`;
}

/**
 * The server's highlighted code, for good: it needs no script. After a client-side
 * navigation there is none; then the plain code stands here until the highlighter has come.
 */
export default function BrowserCode(props: Props) {
  const {
    metadata: { code, language, lineClassNames },
    wordWrap: { codeBlockRef },
  } = useCodeBlockContext();
  const key = JSON.stringify([code, language, lineClassNames]);
  const ref = useRef<HTMLDivElement>(null);
  const isHydrated = useIsBrowser();
  const [missing, setMissing] = useState(isHydrated && !known.has(key));
  const { module } = useModule(loadHighlighter, missing);

  // The button that wraps long lines measures this element.
  useImperativeHandle(
    codeBlockRef,
    () => ref.current?.querySelector('pre') as HTMLPreElement,
  );

  useEffect(() => {
    const block = ref.current?.querySelector('pre');
    if (missing || !block) {
      return;
    }
    if (block.dataset.plain === undefined) {
      known.set(key, block.outerHTML);
    } else {
      setMissing(true);
    }
  }, [key, missing]);

  if (!missing) {
    return <ServerMarkup ref={ref} html={known.get(key) ?? renderPlain(code)} />;
  }
  return (
    <div ref={ref}>
      {module === undefined ? (
        <pre className={props.className}>
          <code>{code}</code>
        </pre>
      ) : (
        <module.HighlightedCode {...props} />
      )}
    </div>
  );
}
