const DAY = 24 * 60 * 60;

/** Begins the names of all caches of the portal: what the kill switch deletes. */
export const CACHE_PREFIX = 'crosshatch-';

/** A cache: its name and what it may hold at most. */
export interface CacheLimits {
  name: string;
  maxEntries: number;
  maxAgeSeconds: number;
}

/**
 * The worker's caches beside that of the shell. A name ends in a number, to be raised where
 * what lies in the cache is no longer understood: caches of other names are deleted.
 */
export const CACHES = {
  /** Pages that were visited, with the build whose worker kept them. */
  pages: {
    name: `${CACHE_PREFIX}pages-1`,
    maxEntries: 80,
    maxAgeSeconds: 60 * DAY,
  },
  /** Scripts, styles and fonts with a hash in their names; a page with demos has about 40. */
  assets: {
    name: `${CACHE_PREFIX}assets-1`,
    maxEntries: 700,
    maxAgeSeconds: 60 * DAY,
  },
  /** Images and data by their plain names. */
  files: { name: `${CACHE_PREFIX}files-1`, maxEntries: 60, maxAgeSeconds: 30 * DAY },
  /** The search indexes of the languages that were searched. */
  search: {
    name: `${CACHE_PREFIX}search-1`,
    maxEntries: 4000,
    maxAgeSeconds: 30 * DAY,
  },
} as const satisfies Record<string, CacheLimits>;

/** Header of a kept page: the build whose worker kept it. */
export const BUILD_HEADER = 'x-portal-build';

/** The caches that a former version of the worker has left, by their names. */
export function findFormerCaches(names: readonly string[], shell: string): string[] {
  const own: string[] = [shell, ...Object.values(CACHES).map(({ name }) => name)];
  return names.filter(
    (name) => name.startsWith(CACHE_PREFIX) && !own.includes(name),
  );
}
