/**
 * The path of a page's Markdown: that of the page and `.md`. The root of the portal and of a
 * language have theirs inside their folder, as `index.md`.
 *
 * @param pathname the page's path with its language, such as `/zh/x/react-charts`
 * @param languages the languages of the portal, whose roots are folders
 */
export function toMarkdownPath(
  pathname: string,
  languages: readonly string[],
): string {
  const page = pathname.replace(/\/+$/, '');
  const isRoot = page === '' || languages.includes(page.slice(1));
  return isRoot ? `${page}/index.md` : `${page}.md`;
}
