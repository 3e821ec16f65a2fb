const TEXTS: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
};

const BINARIES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
};

/** Types that are JSON in themselves, and know no other encoding. */
const WITHOUT_CHARSET = /json$/;

/** What a file is, by its ending; a host knows most, and is told all to be sure. */
export const contentTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(TEXTS).map(([ending, type]) => [
      ending,
      WITHOUT_CHARSET.test(type) ? type : `${type}; charset=utf-8`,
    ]),
  ),
  ...BINARIES,
};

/** The endings of files that are texts, and so worth compressing. */
export const textEndings: readonly string[] = [...Object.keys(TEXTS), '.wasm'];
