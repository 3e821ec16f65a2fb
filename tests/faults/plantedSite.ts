import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copySite } from '../../src/node/copySite';

export const ROOT = path.join(__dirname, '../..');

/** A copy of the portal with the landing page, and with what a test plants in it. */
export interface PlantedSite {
  siteDir: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Writes a page of the docs that has what each needs, and further fields of front matter. */
  writePage: (folder: string, body: string, fields?: string[]) => void;
  /** Lets the copy build though the pages that it links to are not in it. */
  allowBrokenLinks: () => void;
  /** Runs a program of an installed package, in the copy. */
  run: (program: string, args: string[], env?: Record<string, string>) => Result;
  /** Builds the copy, in the language of the sources where none is named. */
  build: (env?: Record<string, string>, locale?: string) => Result;
  remove: () => void;
}

export interface Result {
  status: number | null;
  output: string;
}

export const BUILDER = '@docusaurus/core/bin/docusaurus.mjs';

export function createPlantedSite(): PlantedSite {
  const siteDir = copySite(ROOT, ['scripts']);
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');

  function write(file: string, text: string) {
    const target = path.join(siteDir, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }

  function run(program: string, args: string[], env: Record<string, string> = {}) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(ROOT, 'node_modules', program), ...args],
      {
        cwd: siteDir,
        encoding: 'utf8',
        env: {
          ...process.env,
          DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
          FORCE_COLOR: '0',
          ...env,
        },
      },
    );
    return { status, output: `${stdout}${stderr}` };
  }

  return {
    siteDir,
    read,
    write,
    run,
    writePage: (folder, body, fields = []) => {
      const marks = ['title: Overview', 'description: An overview.', ...fields];
      write(
        `docs/${folder}/index.mdx`,
        `---\n${marks.join('\n')}\n---\n\n${body}\n`,
      );
    },
    allowBrokenLinks: () =>
      write(
        'docusaurus.config.ts',
        read('docusaurus.config.ts').replace(
          /(onBroken(?:Links|Anchors)): 'throw'/g,
          "$1: 'ignore'",
        ),
      ),
    build: (env, locale = 'en') => run(BUILDER, ['build', '--locale', locale], env),
    remove: () => fs.rmSync(siteDir, { recursive: true }),
  };
}
