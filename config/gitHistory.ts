import { execFileSync } from 'node:child_process';

function askGit(dir: string, ...question: string[]): string | undefined {
  try {
    return execFileSync('git', question, {
      cwd: dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Whether git can say when each file below a folder was changed last. It can't without
 * git or outside a repository, and in a shallow clone it would name the day of the
 * clone's oldest commit.
 */
export function hasGitHistory(dir: string): boolean {
  return (
    askGit(dir, 'rev-parse', '--is-inside-work-tree') === 'true' &&
    askGit(dir, 'rev-parse', '--is-shallow-repository') === 'false'
  );
}

/** The commit that is checked out below a folder; undefined where git doesn't know. */
export function readRevision(dir: string): string | undefined {
  return askGit(dir, 'rev-parse', 'HEAD');
}

/**
 * When files or folders were changed last, in any of them.
 *
 * @param dir the folder that the paths are relative to
 * @returns milliseconds; undefined where git can't say, or knows none of them
 */
export function getLastChange(
  dir: string,
  paths: readonly string[],
): number | undefined {
  if (!hasGitHistory(dir)) {
    return undefined;
  }
  const seconds = askGit(dir, 'log', '-1', '--format=%ct', '--', ...paths);
  return seconds ? Number(seconds) * 1000 : undefined;
}

/**
 * The files that differ from the last release, those of the working tree included. Where no
 * release is tagged yet, the last 30 commits stand for it.
 *
 * @returns paths relative to the repository; empty where git can't say
 */
export function listChangesSinceRelease(dir: string): string[] {
  if (!hasGitHistory(dir)) {
    return [];
  }
  const base = askGit(dir, 'describe', '--tags', '--abbrev=0') ?? 'HEAD~30';
  const files = askGit(dir, 'diff', '--name-only', base);
  return files ? files.split('\n') : [];
}
