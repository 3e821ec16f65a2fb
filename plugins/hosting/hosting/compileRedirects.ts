import { escapePattern } from './matchAddress';
import type { HostingRules, RedirectRule } from './types';

/**
 * A redirect as a regular expression on the address as it was sent, query included,
 * which means the same to JavaScript and to nginx.
 */
export interface CompiledRedirect {
  /** Its groups are `p`, the path, and `q`, the query with its question mark. */
  source: string;
  /** Where it leads, with `$p` and `$q` for the groups. */
  target: string;
}

/** The query. */
const QUERY = '(?<q>\\?.*)?$';

/** Any path; without backslashes, which browsers take for slashes. */
const PATH = '[^?\\\\]*?';

/** A path's segments, however many slashes stand between them. */
function toSegments(address: string): string {
  return address.split('/').filter(Boolean).map(escapePattern).join('/+');
}

function compileRule({ from, to }: RedirectRule): CompiledRedirect {
  if (!from.endsWith('/*')) {
    return { source: `^/+${toSegments(from)}/*${QUERY}`, target: `${to}$q` };
  }
  return {
    source: `^/+${toSegments(from.slice(0, -2))}/+(?<p>${PATH})/*${QUERY}`,
    target: `${to.replace(':splat', '$p')}$q`,
  };
}

/** A folder's own address has one slash before it and one behind. */
function compileFolder(folder: string): CompiledRedirect {
  const right = `${escapePattern(folder)}(?:\\?|$)`;
  return {
    source: `^(?!${right})/+${toSegments(folder)}/*${QUERY}`,
    target: `${folder}$q`,
  };
}

/** Any other address has no slash behind it, and one before it. */
function compileSlashes(folders: readonly string[]): CompiledRedirect[] {
  const right = folders.map((folder) => escapePattern(folder.slice(1))).join('|');
  return [
    { source: `^//+${QUERY}`, target: '/$q' },
    {
      source: `^(?!/(?:${right})(?:\\?|$))/+(?<p>${PATH}[^?/\\\\])/+${QUERY}`,
      target: '/$p$q',
    },
    { source: `^//+(?<p>[^?/\\\\]${PATH})${QUERY}`, target: '/$p$q' },
  ];
}

/** All redirects of a table, those that mend slashes last; the first that fits holds. */
export function compileRedirects({
  redirects,
  folders,
}: Pick<HostingRules, 'redirects' | 'folders'>): CompiledRedirect[] {
  return [
    ...redirects.map(compileRule),
    ...folders.map(compileFolder),
    ...compileSlashes(folders),
  ];
}

/**
 * Where a request is redirected to; undefined where it is not.
 *
 * @param address the address as it was sent, with its query
 */
export function findRedirect(
  compiled: readonly CompiledRedirect[],
  address: string,
): string | undefined {
  for (const { source, target } of compiled) {
    const match = new RegExp(source).exec(address);
    if (match) {
      return target.replace(
        /\$(?<name>[pq])/g,
        (_, name: string) => match.groups?.[name] ?? '',
      );
    }
  }
  return undefined;
}
