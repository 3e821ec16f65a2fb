import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Dependencies by name, each with the range that is asked for. */
export type Dependencies = Readonly<Record<string, string>>;

/** What the recorder asks of a package registry. */
export interface Registry {
  /** Published versions, pre-releases included, in no order; none for an unknown package. */
  listVersions: (name: string) => Promise<readonly string[]>;
  /** What a published version depends on. */
  getDependencies: (name: string, version: string) => Promise<Dependencies>;
  /**
   * Downloads the archives of packages, each with its version, into a folder.
   *
   * @returns the archives' paths, by package
   */
  pack: (
    packages: ReadonlyMap<string, string>,
    dir: string,
  ) => Promise<Map<string, string>>;
}

interface Manifest {
  version: string;
  dependencies?: Dependencies;
}

const run = promisify(execFile);

/** npm's answer is one object for one version, a list for several. */
function toManifests(answer: unknown): Manifest[] {
  return (Array.isArray(answer) ? answer : [answer]) as Manifest[];
}

/** What npm says of a failure: its code, and its summary. */
function readFailure(output: string): { code: string; summary: string } {
  try {
    const { error } = JSON.parse(output) as {
      error?: { code?: string; summary?: string };
    };
    return { code: error?.code ?? 'none', summary: error?.summary ?? '' };
  } catch {
    return { code: 'none', summary: output };
  }
}

/**
 * Runs npm and parses what it answers.
 *
 * @returns undefined where the registry does not have what was asked for
 * @throws where npm cannot be run or the registry cannot be reached
 */
async function askNpm(args: readonly string[]): Promise<unknown> {
  try {
    const { stdout } = await run('npm', [...args, '--json'], {
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout.trim() === '' ? undefined : JSON.parse(stdout);
  } catch (cause) {
    const { stdout = '', message } = cause as Error & { stdout?: string };
    const { code, summary } = readFailure(stdout);
    if (code === 'E404' || code === 'ETARGET') {
      return undefined;
    }
    throw new Error(
      `npm cannot reach its registry: "npm ${args.join(' ')}" failed with ${code}.\n` +
        `${(summary || message).split('\n')[0]}\n` +
        'Nothing is lost: what was recorded so far is kept. ' +
        'Run the command again when the registry can be reached.',
      { cause },
    );
  }
}

/** The registry that npm is set up with. Asking again for the same costs nothing. */
export function createNpmRegistry(): Registry {
  const versions = new Map<string, Promise<readonly string[]>>();
  const manifests = new Map<string, Promise<Manifest[]>>();

  const once = <T>(
    cache: Map<string, Promise<T>>,
    key: string,
    load: () => Promise<T>,
  ): Promise<T> => {
    const known = cache.get(key) ?? load();
    cache.set(key, known);
    return known;
  };

  const loadManifests = (spec: string) =>
    once(manifests, spec, async () => {
      const answer = await askNpm(['view', spec, 'version', 'dependencies']);
      return answer === undefined ? [] : toManifests(answer);
    });

  return {
    listVersions: (name) =>
      once(versions, name, async () => {
        const answer = await askNpm(['view', name, 'versions']);
        return answer === undefined ? [] : [answer as string | string[]].flat();
      }),

    async getDependencies(name, version) {
      // Of all releases at once: a question for each would take minutes.
      const releases = await loadManifests(`${name}@>=0.0.0`);
      const manifest =
        releases.find((release) => release.version === version) ??
        (await loadManifests(`${name}@${version}`))[0];
      return manifest?.dependencies ?? {};
    },

    async pack(packages, dir) {
      const specs = [...packages].map(([name, version]) => `${name}@${version}`);
      const answer = await askNpm(['pack', ...specs, '--pack-destination', dir]);
      const archives = new Map(
        ((answer ?? []) as { name: string; filename: string }[]).map(
          ({ name, filename }) => [name, path.join(dir, path.basename(filename))],
        ),
      );
      const missing = specs.filter(
        (_, index) => !archives.has([...packages.keys()][index]!),
      );
      if (missing.length > 0) {
        throw new Error(
          `The registry lists ${missing.join(', ')} and has no archive of it.`,
        );
      }
      return archives;
    },
  };
}
