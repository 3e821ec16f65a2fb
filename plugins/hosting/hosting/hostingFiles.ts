import fs from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../../src/node/writeFile';
import type { HostingRules } from './types';

/** Folder of a build for what servers read and nobody is sent. */
export const HOSTING_DIR = '.hosting';

const RULES_FILE = path.join(HOSTING_DIR, 'rules.json');

/** Writes files into a build: text by name. */
export function writeHostingFiles(
  dir: string,
  files: Readonly<Record<string, string>>,
): void {
  for (const [name, text] of Object.entries(files)) {
    writeFile(dir, name, text);
  }
}

/** The rules as the file that {@link loadHostingRules} reads, by its name. */
export function renderRulesFile(rules: HostingRules): Record<string, string> {
  return { [RULES_FILE]: `${JSON.stringify(rules, null, 2)}\n` };
}

/**
 * Reads how a build is to be served.
 *
 * @param dir the build's folder
 * @throws when there is no build in the folder, or one that was not finished
 */
export function loadHostingRules(dir: string): HostingRules {
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    throw new Error(
      `There is no built portal in ${path.resolve(dir)}. Run "npm run build" first, or "npm run portal" for both.`,
    );
  }
  const file = path.join(dir, RULES_FILE);
  if (!fs.existsSync(file)) {
    throw new Error(
      `The build in ${path.resolve(dir)} is not finished: it lacks ${RULES_FILE}. Run "npm run build:finish".`,
    );
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as HostingRules;
}
