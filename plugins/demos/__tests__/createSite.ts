import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const siteDirs: string[] = [];

/** A sound demo of a name, with one marked line. */
export function demoText(name: string, ...imports: string[]): string {
  return [
    ...imports,
    `export default function ${name}() {`,
    '  // #region preview',
    `  return <p>${name}</p>;`,
    '  // #endregion preview',
    '}',
    '',
  ].join('\n');
}

/**
 * Writes a site's files to an empty folder.
 *
 * @param files texts by path
 * @returns the roots that the plugin's steps take, and the paths of page and files
 */
export function createSite(files: Record<string, string>) {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  siteDirs.push(siteDir);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return {
    roots: { siteDir, docsDir: 'docs' },
    siteDir,
    page: path.join(siteDir, 'docs/page/index.mdx'),
    at: (name: string) => path.join(siteDir, name),
  };
}

/** Removes what `createSite` has written. */
export function removeSites() {
  siteDirs.splice(0).forEach((siteDir) => fs.rmSync(siteDir, { recursive: true }));
}
