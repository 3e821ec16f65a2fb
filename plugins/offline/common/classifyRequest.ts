/** How the worker answers a request: by the cache that its answer belongs to. */
export type RequestKind = 'page' | 'asset' | 'search' | 'hashedSearch' | 'file';

/** What of a request decides. */
export interface RequestTraits {
  url: URL;
  method: string;
  /** Whether it asks for a part of a file. */
  isRange: boolean;
  /** Whether it opens a document. */
  isNavigation: boolean;
}

/** A demo alone and the frame of edited demos: documents with rules of their own. */
const OTHER_DOCUMENTS = /^\/(?:playground|live)(?:\/|\.|$)/;

const ASSET = /^\/(?:[\w-]+\/)?assets\//;

const SEARCH = /^\/search\//;

/** A file or a folder with the hash of its content in its name: it never changes. */
const HASHED_SEARCH = /\.[0-9a-f]{8,}[./]/;

/** Pictures, data, and the documents of types that open on the pages of the reference. */
const FILE =
  /^\/(?:[\w-]+\/)?(?:img\/.+|x\/.+\.(?:json|md)|x\/api\/[\w-]+\/types\/[\da-f]{2})$/;

/**
 * How to answer a request, or undefined for what passes the worker by: other origins and
 * methods, parts of files, the documents of demos, and the worker's own files.
 *
 * @param origin that of the portal
 */
export function classifyRequest(
  { url, method, isRange, isNavigation }: RequestTraits,
  origin: string,
): RequestKind | undefined {
  const { pathname } = url;
  if (
    url.origin !== origin ||
    method !== 'GET' ||
    isRange ||
    OTHER_DOCUMENTS.test(pathname)
  ) {
    return undefined;
  }
  if (isNavigation) {
    // A file that is opened by itself is not a page.
    return /\.\w+$/.test(pathname) && !pathname.endsWith('.html')
      ? undefined
      : 'page';
  }
  if (ASSET.test(pathname)) {
    return 'asset';
  }
  if (SEARCH.test(pathname)) {
    return HASHED_SEARCH.test(pathname) ? 'hashedSearch' : 'search';
  }
  return FILE.test(pathname) ? 'file' : undefined;
}
