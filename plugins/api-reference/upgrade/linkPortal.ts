import { readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', 'build', '.git']);

/** Links the portal's own files into a site, so that they compile with its packages. */
export function linkPortal(portalDir: string, siteDir: string): void {
  readdirSync(portalDir)
    .filter((name) => !LEFT_OUT.has(name) && !name.startsWith('.docusaurus'))
    .forEach((name) =>
      symlinkSync(path.join(portalDir, name), path.join(siteDir, name)),
    );
}
