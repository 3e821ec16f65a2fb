import fs from 'node:fs';

/** The element that tells a redirect's page from a page of the portal. */
export const REDIRECT_MARK =
  '<meta name="generator" content="Crosshatch redirects">';

/** Bytes in which the mark stands. */
const START = 512;

/** Whether a built file is the page of a redirect: not one of the portal's pages. */
export function isRedirectFile(file: string): boolean {
  const start = Buffer.alloc(START);
  const descriptor = fs.openSync(file, 'r');
  try {
    const length = fs.readSync(descriptor, start, 0, START, 0);
    return start.toString('utf8', 0, length).includes(REDIRECT_MARK);
  } finally {
    fs.closeSync(descriptor);
  }
}
