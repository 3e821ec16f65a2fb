import path from 'node:path';
import { existsSync } from 'node:fs';
import { Joi } from '@docusaurus/utils-validation';
import { readJson } from '../../src/node/jsonFile';
import type { DemoRoots } from './resolveDemo';
import type { DemoEntry } from './types';

/**
 * Ids that demos had before, each with the id of today, so that links to them lead on.
 * `npm run rename:demo` writes it.
 */
export type FormerIds = Readonly<Record<string, string>>;

const schema = Joi.object<FormerIds>().pattern(Joi.string(), Joi.string());

/** Absolute path of the list, which a site without renamed demos doesn't have. */
export function getFormerIdsFile({ siteDir, docsDir }: DemoRoots): string {
  return path.join(siteDir, docsDir, 'formerDemos.json');
}

/** @throws an Error for a list that can't be read */
export function readFormerIds(roots: DemoRoots): FormerIds {
  const file = getFormerIdsFile(roots);
  if (!existsSync(file)) {
    return {};
  }
  const { content, faults } = readJson(file, schema);
  if (content === undefined) {
    throw new Error(`${roots.docsDir}/formerDemos.json: ${faults.join('; ')}`);
  }
  return content;
}

/** The names that a demo had on its page, which deep links may still have. */
export function listFormerNames(id: string, former: FormerIds): string[] {
  return Object.keys(former)
    .filter((old) => former[old] === id)
    .map((old) => path.posix.basename(old));
}

/** @throws an Error that names what the list has and the demos don't, or the other way round */
export function checkFormerIds(
  former: FormerIds,
  demos: readonly DemoEntry[],
): void {
  const ids = new Set(demos.map(({ id }) => id));
  const faults = Object.entries(former).flatMap(([old, id]) => [
    ...(ids.has(id)
      ? []
      : [`"${old}" leads to "${id}", which is no demo: name the one it became`]),
    ...(ids.has(old) ? [`"${old}" is a demo again: remove it from the list`] : []),
  ]);
  if (faults.length > 0) {
    throw new Error(`formerDemos.json: ${faults.join('; ')}.`);
  }
}
