import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file beside its place first, with the folders on the way: a command that is stopped leaves no half file. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}
