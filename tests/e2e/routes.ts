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
 * A sample that stays the same from run to run and spreads over all names: those with the
 * smallest hashes.
 *
 * @param seed another one gives another sample
 */
export function sampleByHash(
  names: readonly string[],
  size: number,
  seed = '',
): string[] {
  const hash = (name: string) =>
    createHash('sha256').update(`${seed}${name}`).digest('hex');
  return names
    .map((name) => ({ name, key: hash(name) }))
    .sort((a, b) => a.key.localeCompare(b.key))
    .slice(0, size)
    .map(({ name }) => name)
    .sort();
}
