/**
 * Who a module belongs to: its package, or the folder of the portal's own code.
 *
 * @param file absolute, as the bundler names it
 * @returns such as `@mui/x-charts`, `plugins/demos`, or `generated` for what Docusaurus
 *   writes
 */
export function nameOwner(file: string, siteDir: string): string {
  const [, inner] = /.*[\\/]node_modules[\\/](.+)/.exec(file) ?? [];
  if (inner !== undefined) {
    const parts = inner.split(/[\\/]/);
    return parts.slice(0, inner.startsWith('@') ? 2 : 1).join('/');
  }
  if (!file.startsWith(siteDir)) {
    return 'generated';
  }
  const folders = file.slice(siteDir.length).split(/[\\/]/).filter(Boolean);
  return folders[0] === '.docusaurus' ? 'generated' : folders.slice(0, 2).join('/');
}
