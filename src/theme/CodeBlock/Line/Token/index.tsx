import type { Props } from '@theme/CodeBlock/Line/Token';

/** What Prism calls text between tokens. */
const PLAIN = 'token plain';

/** Whether nothing of a token is seen: spaces between the names of an import. */
const isBlank = (children: unknown) =>
  typeof children === 'string' && children.trim() === '';

/**
 * A token of a code block. Text between tokens has no style of its own, so it goes without
 * an element: that is a third of a block's elements.
 *
 * Ejected because the original wraps every token.
 */
export default function CodeBlockLineToken({ className, style, children }: Props) {
  return className === PLAIN || isBlank(children) ? (
    children
  ) : (
    <span className={className} style={style}>
      {children}
    </span>
  );
}
