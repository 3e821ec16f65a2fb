import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Html, markup } from '../render/markup';
import type { TypePage, TypePages } from './createTypePages';

/** What the site's styles don't say of such a document. */
const STYLE =
  'body{max-width:60rem;margin-inline:auto;padding:1.5rem 1.25rem 4rem}section{padding-block:1rem;border-block-end:1px solid var(--ifm-hr-border-color)}section:target{background:color-mix(in srgb,var(--ifm-color-primary) 10%,transparent)}h2{font-family:var(--ifm-font-family-monospace);font-size:1.125rem;overflow-wrap:anywhere}code,pre{overflow-wrap:anywhere;white-space:pre-wrap}dd{margin-inline-start:1rem}dl>div{margin-block-end:.75rem}';

/**
 * A document of types, which is read without script.
 *
 * @param styles address of the site's styles; undefined where they are not in a file
 */
export function renderTypePage(
  { language, title, product, sections }: TypePage,
  styles: string | undefined,
): string {
  const link =
    styles !== undefined && markup`<link rel="stylesheet" href="${styles}">`;
  return markup`<!doctype html>
<html lang="${language}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${link}
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
<p><a href="${product.href}">${product.name}</a></p>
<h1>${title}</h1>
${sections.map((section) => new Html(section))}
</main>
</body>
</html>
`.text;
}

/** The address of the styles that a build has made. */
async function findStyles(
  outDir: string,
  baseUrl: string,
): Promise<string | undefined> {
  const names = await readdir(path.join(outDir, 'assets', 'css'));
  const name = names.find((file) => /^styles\..+\.css$/.test(file));
  return name && `${baseUrl}assets/css/${name}`;
}

/** Writes the documents of types below a build's folder. */
export async function writeTypePages(
  pages: TypePages,
  outDir: string,
  baseUrl: string,
): Promise<void> {
  const styles = await findStyles(outDir, baseUrl);
  for (const [route, page] of pages) {
    const file = path.join(outDir, `${route}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, renderTypePage(page, styles));
  }
}
