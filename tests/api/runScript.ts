import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a script of this folder in a Node process of its own.
 *
 * @param input what it reads, as JSON
 * @returns what it prints, as JSON
 */
export function runScript<Output>(name: string, input: unknown = null): Output {
  const script = path.join(__dirname, name);
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    cwd: path.join(__dirname, '../..'),
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    throw new Error(`${script} failed:\n${stderr}`);
  }
  return JSON.parse(stdout) as Output;
}
