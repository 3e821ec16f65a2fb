import type { LinkedFile } from './types';

/** All texts in a JSON value. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listTexts)
    : [];
}

/** Reads the addresses of JSON-LD: the texts that are absolute ones, its vocabulary left out. */
export function readJson(json: string): LinkedFile {
  const addresses = listTexts(JSON.parse(json)).filter((text) =>
    /^https?:\/\/(?!schema\.org\b)\S+$/.test(text),
  );
  return { references: addresses.map((address) => ({ kind: 'link', address })) };
}
