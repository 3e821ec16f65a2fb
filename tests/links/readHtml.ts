import { Parser } from 'htmlparser2';
import { readCss } from './readCss';
import { readJson } from './readJson';
import type { LinkedFile, Reference, ReferenceKind } from './types';

/** Attributes with an address, by element; `*` stands for any element. */
const ATTRIBUTES: readonly [element: string, attribute: string, ReferenceKind][] = [
  ['a', 'href', 'link'],
  ['area', 'href', 'link'],
  ['form', 'action', 'link'],
  ['iframe', 'src', 'link'],
  ['use', 'href', 'asset'],
  ['image', 'href', 'asset'],
  ['object', 'data', 'asset'],
  ['video', 'poster', 'asset'],
  ['*', 'src', 'asset'],
];

/** Relations of a `<link>` whose end is a page. */
const PAGE_RELATIONS = /^(?:canonical|alternate|next|prev|author|help|license)$/;

/** What a `<meta>` names by address. */
const META_ADDRESSES =
  /^(?:og:url|og:image(?::url)?|og:video|og:audio|twitter:image)$/;

/** The addresses of a `srcset`: what stands before each width or density. */
function splitSrcset(text: string): string[] {
  return text
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '');
}

function readMeta({
  name,
  property,
  content = '',
  ...rest
}: Record<string, string>) {
  if (META_ADDRESSES.test(property ?? name ?? '')) {
    return [content];
  }
  const [, refreshed] = /^\s*\d+\s*;\s*url=(.+)$/i.exec(content) ?? [];
  return /^refresh$/i.test(rest['http-equiv'] ?? '') && refreshed ? [refreshed] : [];
}

/** All addresses in an element's attributes. */
function readAttributes(
  element: string,
  attributes: Record<string, string>,
): Reference[] {
  const toReferences = (kind: ReferenceKind, addresses: readonly string[]) =>
    addresses.map((address): Reference => ({ kind, address }));
  if (element === 'meta') {
    return toReferences('link', readMeta(attributes));
  }
  if (element === 'link') {
    const kind = PAGE_RELATIONS.test(attributes.rel ?? '') ? 'link' : 'asset';
    return /^(?:dns-prefetch|preconnect)$/.test(attributes.rel ?? '')
      ? []
      : toReferences(kind, attributes.href === undefined ? [] : [attributes.href]);
  }
  const [found] = ATTRIBUTES.filter(
    ([name, attribute]) =>
      (name === element || name === '*') && attributes[attribute] !== undefined,
  );
  return [
    ...(found ? toReferences(found[2], [attributes[found[1]]!]) : []),
    ...toReferences('asset', splitSrcset(attributes.srcset ?? '')),
    ...(attributes.style?.includes('url(')
      ? readCss(attributes.style).references
      : []),
  ];
}

/** Reads the addresses and ids of a page, JSON-LD and inline styles included. */
export function readHtml(html: string): Required<LinkedFile> {
  const ids = new Set<string>();
  const found = new Map<string, Reference>();
  const add = (references: readonly Reference[]) => {
    for (const reference of references) {
      found.set(`${reference.kind} ${reference.address}`, reference);
    }
  };
  let text: string | undefined;
  let readText: (content: string) => LinkedFile = readCss;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) {
        ids.add(attributes.id);
      }
      if (name === 'a' && attributes.name) {
        ids.add(attributes.name);
      }
      add(readAttributes(name, attributes));
      const isData = name === 'script' && attributes.type === 'application/ld+json';
      if (isData || name === 'style') {
        text = '';
        readText = isData ? readJson : readCss;
      }
    },
    ontext(part) {
      if (text !== undefined) {
        text += part;
      }
    },
    onclosetag(name) {
      if (text !== undefined && (name === 'script' || name === 'style')) {
        add(readText(text).references);
        text = undefined;
      }
    },
  });
  parser.end(html);
  return { references: [...found.values()], ids };
}
