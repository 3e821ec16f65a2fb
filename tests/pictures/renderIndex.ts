/** Sorts names as a reader counts: `bars-en-light-390` before `bars-en-light-1440`. */
const COLLATOR = new Intl.Collator('en', { numeric: true });

/** The subject of a picture: its name up to the language. */
function getSubject(file: string): string {
  return file.replace(/-(?:en|zh)-(?:light|dark)-.*$/, '');
}

function renderPicture(file: string): string {
  return `<a href="${file}"><img src="${file}" alt="" loading="lazy"><span>${file.replace('.png', '')}</span></a>`;
}

/** A page that lists pictures in a grid, a row of it for each page or state. */
export function renderIndex(files: readonly string[]): string {
  const subjects = [...new Set(files.map(getSubject))].sort(COLLATOR.compare);
  const sections = subjects.map((subject) => {
    const own = files
      .filter((file) => getSubject(file) === subject)
      .sort(COLLATOR.compare);
    return `<h2 id="${subject}">${subject}</h2>\n<div>${own.map(renderPicture).join('\n')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of the portal</title>
<style>
  body { margin: 1.5rem; background: #888; font: 13px system-ui; }
  h2 { margin: 1.5rem 0 0.5rem; }
  div { display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 1rem; align-items: start; }
  a { color: inherit; text-decoration: none; }
  img { display: block; width: 100%; max-height: 40rem; object-fit: cover; object-position: top; }
</style>
<h1>Pictures of the portal</h1>
${sections.join('\n')}
</html>
`;
}
