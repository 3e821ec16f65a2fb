import { createHash } from 'node:crypto';

/** What `hashText` returns. */
export const HASH = /^[\da-f]{12}$/;

/** Twelve hexadecimal digits that tell a text from its earlier and later versions. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
