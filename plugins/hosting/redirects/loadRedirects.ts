import fs from 'node:fs';
import { redirects, type Redirect } from '../redirects.config';
import { pageTree as tree } from '../../pages';
import { localizePath } from '../../../src/utils/paths';
import { listBuiltPages } from '../../../src/node/listBuiltPages';
import { hasElementWithId } from './hasElementWithId';
import type { BuiltSite } from '../../../src/node/types';
import {
  checkRedirects,
  type BuiltContent,
  type CheckedRedirects,
} from './checkRedirects';

function openContent(site: BuiltSite): BuiltContent {
  const pages = new Map(
    listBuiltPages(site).map(({ route, file }) => [route, file]),
  );
  const planned = new Set(tree.map(({ route }) => route));
  const listFiles = (canonical: string) =>
    site.languages.map(({ name }) => pages.get(localizePath(canonical, name)));
  return {
    hasPage: (canonical) => listFiles(canonical).every((file) => file !== undefined),
    hasAnchor: (canonical, id) =>
      listFiles(canonical).every(
        (file) =>
          file !== undefined && hasElementWithId(fs.readFileSync(file, 'utf8'), id),
      ),
    isPlanned: (canonical) => planned.has(canonical),
  };
}

/**
 * The redirects of `plugins/hosting/redirects.config.ts`, held against a build: for the pages at old
 * addresses, and for the rules of hosts.
 *
 * @throws one Error with every faulty entry
 */
export function loadRedirects(
  site: BuiltSite,
  entries: readonly Redirect[] = redirects,
): Omit<CheckedRedirects, 'faults'> {
  const { faults, ...checked } = checkRedirects(
    entries,
    openContent(site),
    site.languages.map(({ name }) => name),
  );
  if (faults.length > 0) {
    throw new Error(
      `plugins/hosting/redirects.config.ts has faults:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
  }
  return checked;
}
