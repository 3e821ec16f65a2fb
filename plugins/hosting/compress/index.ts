import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { textEndings } from '../hosting/contentTypes';
import { listFiles } from '../../../src/node/listFiles';
import type { BuiltSite, FinishStep } from '../../../src/node/types';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** In bytes; what is smaller fits into a packet as it is. */
const MIN_SIZE = 1024;

/** Of the best, which costs hardly more than less here. */
const GZIP_LEVEL = 9;

/** Lists the files of a build that are worth compressing, by name. */
function listTexts(dir: string): string[] {
  return listFiles(dir).filter(
    (name) => textEndings.includes(path.extname(name)) && !/(?:^|\/)\./.test(name),
  );
}

/** A text's compressed copies, by the ending of their names. */
type CompressedText = Record<'.br' | '.gz', Buffer>;

/** Compresses a text both ways. */
async function compress(text: Buffer, quality: number): Promise<CompressedText> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [br, gz] = await Promise.all([
    brotli(text, { params }),
    gzip(text, { level: GZIP_LEVEL }),
  ]);
  return { '.br': br, '.gz': gz };
}

/** A file's compressed neighbors: written where they save something, else removed. */
async function compressFile(
  file: string,
  quality: number,
): Promise<CompressedText | undefined> {
  const text = await fs.readFile(file);
  const isWorth = quality > 0 && text.length >= MIN_SIZE;
  const made = isWorth ? await compress(text, quality) : undefined;
  for (const ending of ['.br', '.gz'] as const) {
    const result = made?.[ending];
    if (result && result.length < text.length) {
      await fs.writeFile(file + ending, result);
    } else {
      await fs.rm(file + ending, { force: true });
    }
  }
  return made;
}

/**
 * Writes compressed copies of all texts of a build beside them, or removes them.
 *
 * @param dir the build's folder
 * @param quality of brotli, 1 to 11; 0 writes none
 * @returns the number of texts with copies, and the bytes of the brotli ones
 */
export async function compressBuild(
  dir: string,
  quality: number,
): Promise<{ files: number; bytes: number }> {
  const queue = listTexts(dir).map((name) => path.join(dir, name));
  let files = 0;
  let bytes = 0;
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const made = await compressFile(file, quality);
      files += made ? 1 : 0;
      bytes += made?.['.br'].length ?? 0;
    }
  };
  await Promise.all(Array.from({ length: os.cpus().length * 2 }, work));
  return { files, bytes };
}

async function run({ dir, portal }: BuiltSite): Promise<string> {
  const { files, bytes } = await compressBuild(dir, portal.compression);
  return portal.compression === 0
    ? 'off'
    : `${files} files, ${(bytes / 1e6).toFixed(1)} MB with brotli`;
}

/** Compresses the texts of the build. */
export const compression: FinishStep = { name: 'compression', run };
