import type { HostingRules } from './types';

/**
 * The `_redirects` file of static hosts. Slashes at the end they mend by themselves.
 * The lines with 404 choose the page for unknown addresses of a language; hosts that
 * find the nearest 404.html by themselves pass them over.
 */
export function renderRedirectsFile({ redirects, notFound }: HostingRules): string {
  const lines = [
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...notFound.map(({ prefix, file }) => `${prefix}* ${file} 404`),
  ];
  return `${lines.join('\n')}\n`;
}
