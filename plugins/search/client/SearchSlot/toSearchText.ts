function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone percent sign, as mistyped addresses have.
    return text;
  }
}

/**
 * The words of an address that leads nowhere, to be searched: those of its last part, which
 * names the page.
 *
 *     toSearchText('/x/react-data-grid/colum-definition.html') // 'colum definition'
 *
 * @param canonical a canonical path
 */
export function toSearchText(canonical: string): string {
  const name = decode(canonical.split('/').at(-1) ?? '');
  return name
    .replace(/\.(?:html?|mdx?|json)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
