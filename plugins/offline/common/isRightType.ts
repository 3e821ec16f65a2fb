type Kind = 'script' | 'style' | 'font' | 'image';

const TYPES: Record<Kind, RegExp> = {
  script: /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/,
  style: /^text\/css\b/,
  font: /^(?:font\/|application\/(?:font|x-font|vnd\.ms-fontobject|octet-stream))/,
  image: /^image\//,
};

const ENDINGS: [ending: RegExp, kind: Kind][] = [
  [/\.m?js$/, 'script'],
  [/\.css$/, 'style'],
  [/\.(?:woff2?|ttf)$/, 'font'],
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/, 'image'],
];

/**
 * Whether an answer can be the file that was asked for. A network that wants a login
 * answers everything with a page of its own, and with a status that says nothing of it.
 *
 * @param url of the file
 * @param destination what the browser wants it for; empty where a script asks for it
 * @param type the answer's `Content-Type`
 */
export function isRightType(
  url: string,
  destination: string,
  type: string,
): boolean {
  const { pathname } = new URL(url);
  const kind =
    destination in TYPES
      ? (destination as Kind)
      : ENDINGS.find(([ending]) => ending.test(pathname))?.[1];
  if (kind !== undefined) {
    return TYPES[kind].test(type);
  }
  const isPage = !/\.\w+$/.test(pathname) || pathname.endsWith('.html');
  return isPage || !/^text\/html\b/.test(type);
}
