import { Children, isValidElement, type ReactNode } from 'react';

/** The text that a reader sees of what a page has written, elements taken out. */
export function toText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? toText(child.props.children)
        : String(child),
    )
    .join('');
}

/** Whether a text has each word of a query, in any order and case. */
export function matches(text: string, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/);
  return words.every((word) => text.toLowerCase().includes(word));
}
