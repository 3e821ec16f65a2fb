import { Parser } from 'htmlparser2';
import type { LinkedFile, Reference } from './types';

/** Reads the addresses of a sitemap: pages, and their translations. */
export function readSitemap(xml: string): LinkedFile {
  const references: Reference[] = [];
  let text: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, { href }) {
        text = name === 'loc' ? '' : text;
        if (name === 'xhtml:link' && href !== undefined) {
          references.push({ kind: 'link', address: href });
        }
      },
      ontext(part) {
        text = text === undefined ? undefined : text + part;
      },
      onclosetag(name) {
        if (name === 'loc' && text !== undefined) {
          references.push({ kind: 'link', address: text.trim() });
          text = undefined;
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { references };
}

/** Reads the sitemaps that robots.txt names. */
export function readRobots(text: string): LinkedFile {
  return {
    references: [...text.matchAll(/^sitemap:\s*(.+)$/gim)].map(([, address]) => ({
      kind: 'asset',
      address: address!.trim(),
    })),
  };
}
