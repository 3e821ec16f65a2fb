import { execFileSync } from 'node:child_process';
import os from 'node:os';

/** What a figure was measured on: processors, memory and the version of Node.js. */
export function describeMachine(): string {
  const processors = os.cpus();
  const gigabytes = Math.round(os.totalmem() / 2 ** 30);
  return `${processors.length} x ${processors[0]?.model.trim()}, ${gigabytes} GB, ${os.type()}, Node ${process.version}, headless Chromium`;
}

/** The short name of the commit, with a plus where files differ from it. */
export function describeCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    // What a benchmark writes is no other code.
    const isChanged = git('status', '--porcelain', '--', '.', ':!benchmarks') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`;
  } catch {
    return 'unknown';
  }
}
