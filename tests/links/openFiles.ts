import fs from 'node:fs';
import { listFiles } from '../../src/node/listFiles';
import { isRedirectFile } from '../../src/node/redirectMark';
import type { BuiltSite } from '../../src/node/types';

/** What is at an address of a built portal. */
export type Found =
  | { kind: 'file'; file: string }
  /** The address leads on to another one. */
  | { kind: 'moved'; to: string }
  | { kind: 'missing' };

/** The files of a built portal, as a host serves them. */
export interface BuiltFiles {
  /** All files, relative to the build, sorted. */
  names: string[];
  /** What a host answers with at a path, which is decoded already. */
  find: (pathname: string) => Found;
}

/** Lists a build's files and tells which one is at an address: pages without `.html`. */
export function openFiles({ dir, languages }: BuiltSite): BuiltFiles {
  const names = listFiles(dir);
  const existing = new Set(names);
  const bases = new Set(languages.map(({ baseUrl }) => baseUrl));

  function find(pathname: string): Found {
    const name = pathname.slice(1);
    if (bases.has(pathname)) {
      return { kind: 'file', file: `${name}index.html` };
    }
    if (bases.has(`${pathname}/`)) {
      return { kind: 'moved', to: `${pathname}/` };
    }
    const bare = name.replace(/\/+$/, '');
    const file = [bare, `${bare}.html`].find((candidate) => existing.has(candidate));
    if (file === undefined) {
      return { kind: 'missing' };
    }
    return bare === name
      ? { kind: 'file', file }
      : { kind: 'moved', to: `/${bare}` };
  }

  return { names, find };
}

/** Where the page of an old address leads; undefined for a page of the portal. */
export function readRedirectTarget(file: string): string | undefined {
  if (!isRedirectFile(file)) {
    return undefined;
  }
  return /content="0; url=([^"]+)"/.exec(fs.readFileSync(file, 'utf8'))?.[1];
}
