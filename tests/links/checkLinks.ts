import fs from 'node:fs';
import path from 'node:path';
import { parseDemoHash } from '../../plugins/settings';
import type { BuiltSite } from '../../src/node/types';
import { openFiles, readRedirectTarget } from './openFiles';
import { readCss } from './readCss';
import { readRobots, readSitemap } from './readFeeds';
import { readHtml } from './readHtml';
import { readMarkdown } from './readMarkdown';
import type { LinkedFile, LinkFault, LinkReport, Reference } from './types';

/** How the files of a build are read, by their names. */
const READERS: readonly [name: RegExp, read: (text: string) => LinkedFile][] = [
  [/\.html$/, readHtml],
  [/\.css$/, readCss],
  [/\.md$/, readMarkdown],
  [/(?:^|\/)llms(?:-full)?\.txt$/, readMarkdown],
  [/(?:^|\/)sitemap[^/]*\.xml$/, readSitemap],
  [/(?:^|\/)robots\.txt$/, readRobots],
];

/** Addresses that lead out of the portal, of the form that they must have. */
const OUTSIDE =
  /^(?:https?:\/\/(?!localhost\b|127\.)[^\s/.]+\.[^\s]+|mailto:\S+@\S+|tel:[+\d][-\d]+)$/i;

/** Addresses whose content stands in them. */
const INLINE = /^(?:data|blob|about):/i;

/** The address that a file is read at. */
function toAddress(name: string): string {
  return `/${name.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The id that an address' hash asks for; undefined where it asks for the page. */
function getWantedId(hash: string): string | undefined {
  const id = hash.slice(1).replace(/:~:.*$/, '');
  return id === '' ? undefined : (parseDemoHash(`#${id}`)?.demo ?? decode(id));
}

/**
 * Checks every address that the built files name: links and their anchors, styles,
 * scripts, pictures and fonts, metadata, Markdown, sitemaps. Of addresses that lead out of
 * the portal the form alone is checked: a test needs no network.
 */
export function checkLinks(site: BuiltSite): LinkReport {
  const files = openFiles(site);
  const { origin } = new URL(site.portal.siteUrl);
  const read = new Map<string, LinkedFile>();
  for (const name of files.names) {
    const [, reader] = READERS.find(([pattern]) => pattern.test(name)) ?? [];
    if (reader) {
      read.set(name, reader(fs.readFileSync(path.join(site.dir, name), 'utf8')));
    }
  }

  /** What is wrong with a reference; undefined where it holds. */
  function findFault(
    { kind, address }: Reference,
    name: string,
  ): Pick<LinkFault, 'kind' | 'target'> | undefined {
    // An empty link leads to the page that it stands on.
    if (INLINE.test(address) || (kind === 'link' && address === '')) {
      return undefined;
    }
    if (
      /^\s|\s$|^$/.test(address) ||
      !URL.canParse(address, `${origin}${toAddress(name)}`)
    ) {
      return { kind: 'malformed', target: address };
    }
    const url = new URL(address, `${origin}${toAddress(name)}`);
    if (url.origin !== origin) {
      return OUTSIDE.test(url.href)
        ? undefined
        : { kind: 'malformed', target: address };
    }
    const pathname = decode(url.pathname);
    // An anchor alone stays where it is, whatever the address is.
    const found = address.startsWith('#')
      ? ({ kind: 'file', file: name } as const)
      : files.find(pathname);
    if (found.kind === 'moved') {
      return { kind: 'moved', target: `${address} → ${found.to}` };
    }
    const isFile = /\.\w+$/.test(pathname);
    if (found.kind === 'missing') {
      return {
        kind: kind === 'asset' || isFile ? 'asset' : 'page',
        target: address,
      };
    }
    const movedTo = found.file.endsWith('.html')
      ? readTarget(found.file)
      : undefined;
    if (movedTo !== undefined && found.file !== name) {
      return { kind: 'moved', target: `${address} → ${movedTo}` };
    }
    const id = getWantedId(url.hash);
    const ids = read.get(found.file.replace(/\.md$/, '.html'))?.ids;
    return id === undefined || ids === undefined || ids.has(id)
      ? undefined
      : { kind: 'anchor', target: address };
  }

  const targets = new Map<string, string | undefined>();
  function readTarget(file: string): string | undefined {
    if (!targets.has(file)) {
      targets.set(file, readRedirectTarget(path.join(site.dir, file)));
    }
    return targets.get(file);
  }

  const faults = [...read].flatMap(([name, { references }]) =>
    references.flatMap((reference): LinkFault[] => {
      const fault = findFault(reference, name);
      const source = name.endsWith('.html') ? toAddress(name) : `/${name}`;
      return fault ? [{ ...fault, source }] : [];
    }),
  );
  const references = [...read.values()].reduce(
    (sum, file) => sum + file.references.length,
    0,
  );
  return { files: read.size, references, faults };
}
