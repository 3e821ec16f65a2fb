import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The routes of the built portal, from its sitemaps, sorted. */
export function readRoutes(buildDir: string): string[] {
  const sitemaps = [
    path.join(buildDir, 'sitemap.xml'),
    path.join(buildDir, 'zh/sitemap.xml'),
  ];
  return sitemaps
    .flatMap((file) => [
      ...fs.readFileSync(file, 'utf8').matchAll(/<loc>(?<url>[^<]+)<\/loc>/g),
    ])
    .map((match) => new URL(match.groups!.url!).pathname)
    .sort();
}

/**
 * A sample that stays the same from run to run and spreads over all routes: those with
 * the smallest hashes.
 */
export function sampleByHash(routes: readonly string[], size: number): string[] {
  const hash = (route: string) => createHash('sha256').update(route).digest('hex');
  return routes
    .map((route) => ({ route, key: hash(route) }))
    .sort((a, b) => a.key.localeCompare(b.key))
    .slice(0, size)
    .map(({ route }) => route)
    .sort();
}
