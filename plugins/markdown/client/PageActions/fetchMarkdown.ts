/**
 * Fetches the Markdown of a page.
 *
 * @param path where the Markdown is
 * @throws when there is none at that address; a server that knows no page sends HTML
 */
export async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`There is no Markdown at ${path}`);
  }
  return response.text();
}
