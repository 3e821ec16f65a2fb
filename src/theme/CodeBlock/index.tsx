import { Children, isValidElement, type ReactNode } from 'react';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type { Props } from '@theme/CodeBlock';

function isText(children: ReactNode): boolean {
  return !Children.toArray(children).some(isValidElement);
}

/**
 * Ejected because the original renders a block anew after hydration, for themes that differ
 * by mode. Here CSS variables are the theme, and what the server has highlighted stays.
 */
export default function CodeBlock({ children, ...props }: Props) {
  return isText(children) ? (
    <StringContent {...props}>{Children.toArray(children).join('')}</StringContent>
  ) : (
    <ElementContent {...props}>{children}</ElementContent>
  );
}
