import fs from 'node:fs';
import path from 'node:path';

/** Writes a file below a folder, with the folders on the way there. */
export function writeFile(
  dir: string,
  name: string,
  content: string | Uint8Array,
): void {
  const file = path.join(dir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
