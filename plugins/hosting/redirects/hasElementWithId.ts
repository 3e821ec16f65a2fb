/** Whether a page's HTML has an element with an id, quoted or, as in minified pages, not. */
export function hasElementWithId(html: string, id: string): boolean {
  return [`id="${id}"`, `id=${id} `, `id=${id}>`].some((text) =>
    html.includes(` ${text}`),
  );
}
