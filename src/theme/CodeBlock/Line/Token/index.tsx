import type { Props } from '@theme/CodeBlock/Line/Token';

/** What Prism calls text between tokens. */
const PLAIN = 'token plain';

/**
 * A token of a code block. Text between tokens has no style of its own, so it goes without
 * an element: that is a third of a block's elements.
 *
 * Ejected because the original wraps every token.
 */
export default function CodeBlockLineToken({ className, style, children }: Props) {
  return className === PLAIN ? (
    children
  ) : (
    <span className={className} style={style}>
      {children}
    </span>
  );
}
