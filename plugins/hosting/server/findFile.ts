import fs from 'node:fs';
import path from 'node:path';
import type { HostingRules } from '../hosting/types';

/** The compressed copies that lie beside a file, the best first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

async function isFile(dir: string, file: string): Promise<boolean> {
  try {
    return (await fs.promises.stat(path.join(dir, file))).isFile();
  } catch {
    return false;
  }
}

/** Whether a client takes an encoding, by its `Accept-Encoding`. */
function takesEncoding(accepted: string, name: string): boolean {
  return accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .some(
      ([encoding, quality]) =>
        encoding === name && !/^q=0(?:\.0*)?$/.test(quality ?? ''),
    );
}

/**
 * The file of the build that an address stands for: itself, the page of that name, or the
 * document of a folder that has one.
 *
 * @param pathname decoded, without its query
 * @returns the file's own address; undefined where there is none
 */
export async function findFile(
  dir: string,
  { folders }: Pick<HostingRules, 'folders'>,
  pathname: string,
): Promise<string | undefined> {
  if (pathname.includes('//') || pathname.includes('\\')) {
    return undefined;
  }
  const isFolder = pathname === '/' || folders.includes(pathname);
  const addresses = isFolder
    ? [`${pathname}index.html`]
    : [pathname, `${pathname}.html`];
  for (const address of addresses) {
    if (await isFile(dir, address)) {
      return address;
    }
  }
  return undefined;
}

/** A file as a client wants it. */
export interface Copy {
  /** The address of the copy, or of the file itself. */
  address: string;
  /** What the answer has to say about it. */
  headers: Record<string, string>;
}

/**
 * The best compressed copy of a file that a client takes, or the file itself.
 *
 * @param accepted the request's `Accept-Encoding`
 */
export async function findCopy(
  dir: string,
  address: string,
  accepted = '',
): Promise<Copy> {
  const there = await Promise.all(
    ENCODINGS.map(({ ending }) => isFile(dir, `${address}${ending}`)),
  );
  const copies = ENCODINGS.filter((_, index) => there[index]);
  const best = copies.find(({ name }) => takesEncoding(accepted, name));
  return {
    address: `${address}${best?.ending ?? ''}`,
    headers: {
      ...(copies.length > 0 && { Vary: 'Accept-Encoding' }),
      ...(best && { 'Content-Encoding': best.name }),
    },
  };
}
