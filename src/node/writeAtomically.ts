import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a text beside its file first: a command that is stopped leaves no half file. */
export function writeAtomically(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, text);
  renameSync(draft, file);
}
