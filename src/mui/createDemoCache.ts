import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { prefixer } from 'stylis';

export interface DemoCacheOptions {
  /** Mirrors the rules, for right-to-left demos: what `loadMirror` has loaded. */
  mirror?: StylisPlugin;
  /** Whether MUI's rules go into `@layer mui`, where a demo's own classes win over them. */
  layered: boolean;
}

/** Loads what mirrors rules: few readers need it, so it comes when they do. */
export async function loadMirror(): Promise<StylisPlugin> {
  return (await import('@mui/stylis-plugin-rtl')).default;
}

/** A statement such as `@layer base, mui;` orders layers, and can't be inside of one. */
const LAYER_STATEMENT = /^@layer\s[^{]*$/;

/** Puts what the cache inserts into `@layer mui`, on copies: the styles are shared. */
function addLayer(cache: EmotionCache) {
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const { styles } = serialized;
    return insert(
      selector,
      LAYER_STATEMENT.test(styles)
        ? serialized
        : { ...serialized, styles: `@layer mui {${styles}}` },
      sheet,
      shouldCache,
    );
  };
}

/**
 * A cache for Emotion's styles of a demo that needs other rules than Emotion's own cache
 * writes: mirrored ones, layered ones, or both.
 *
 * Each combination has a key of its own. Emotion names a class by the cache's key and a
 * hash of the styles as written, so that two caches with one key would give the same name
 * to a mirrored rule and to a plain one, and a plain rule outside of any layer, from
 * another demo of the page, would win over the layered one.
 *
 * @returns undefined for the combination that Emotion's own cache serves
 */
export function createDemoCache({
  mirror,
  layered,
}: DemoCacheOptions): EmotionCache | undefined {
  if (!mirror && !layered) {
    return undefined;
  }
  const cache = createCache({
    key: ['demo', ...(layered ? ['layer'] : []), ...(mirror ? ['rtl'] : [])].join(
      '-',
    ),
    // The list replaces Emotion's own, which is the prefixer alone.
    ...(mirror && { stylisPlugins: [prefixer, mirror] }),
  });
  if (layered) {
    addLayer(cache);
  }
  return cache;
}

const browserCaches = new Map<string, EmotionCache | undefined>();

/**
 * The cache of a demo: in a browser one for all demos of a combination; on the server a
 * new one each time, because a cache writes a rule but once, and each page needs it.
 *
 * @returns undefined for the combination that Emotion's own cache serves
 */
export function getDemoCache(options: DemoCacheOptions): EmotionCache | undefined {
  if (typeof document === 'undefined') {
    return createDemoCache(options);
  }
  const combination = `${options.mirror !== undefined} ${options.layered}`;
  if (!browserCaches.has(combination)) {
    browserCaches.set(combination, createDemoCache(options));
  }
  return browserCaches.get(combination);
}
