import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';

/** Where the libraries lie in the temporary folder, for all who come after. */
const LIBRARIES = 'chromium-libraries';

/** Moves a folder to its place, where another process may have put one meanwhile. */
function moveInto(draft: string, place: string) {
  try {
    fs.renameSync(draft, place);
  } catch (error) {
    fs.rmSync(draft, { recursive: true });
    if (!fs.existsSync(place)) {
      throw error;
    }
  }
}

/**
 * The Chromium that came with npm, unpacked into the temporary folder.
 *
 * @returns its program; undefined where the package is not installed
 */
export async function unpackBrowser(): Promise<string | undefined> {
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * The shared libraries that this Chromium needs and a bare system has not: its package
 * brings them along, for hosts that have nothing.
 *
 * @param parent the folder that they are unpacked in
 * @returns the folder that has them
 * @throws the error of the file system, or of an archive that can't be read
 */
export async function unpackLibraries(parent = os.tmpdir()): Promise<string> {
  const place = path.join(parent, LIBRARIES);
  if (!fs.existsSync(place)) {
    const entry = createRequire(__filename).resolve('@sparticuz/chromium');
    const archive = path.join(entry, '../../../bin/al2023.tar.br');
    const draft = fs.mkdtempSync(`${place}-`);
    // Of the development dependencies: who only serves the portal does without.
    const { extract } = await import('tar-fs');
    await pipeline(
      fs.createReadStream(archive),
      zlib.createBrotliDecompress(),
      extract(draft),
    );
    moveInto(draft, place);
  }
  return path.join(place, 'lib');
}
