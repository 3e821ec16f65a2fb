import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/node/listFiles';
import { readDemoProse, readLabelProse } from './readCodeProse';
import { readMarkdownProse, readPageProse } from './readMarkdownProse';
import type { Prose } from './types';

/** Texts beside the pages. */
const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'src/README.md',
];

/** Files below a folder of the site, by their path in the site. */
function listBelow(siteDir: string, folder: string, pattern: RegExp): string[] {
  return listFiles(path.join(siteDir, folder))
    .map((file) => path.posix.join(folder, file))
    .filter((file) => pattern.test(file));
}

function listSources(siteDir: string): string[] {
  const exists = (name: string) => fs.existsSync(path.join(siteDir, name));
  return [
    ...FILES.filter(exists),
    ...['plugins', 'src']
      .filter(exists)
      .flatMap((folder) =>
        listBelow(siteDir, folder, /\/labels\.ts$|^src\/pages\/.*\.mdx$/),
      ),
    ...(exists('plugins') ? listBelow(siteDir, 'plugins', /\/README\.md$/) : []),
    ...listBelow(siteDir, 'docs', /\.(?:mdx|tsx?)$/),
  ];
}

function readProse(siteDir: string, file: string): Prose[] {
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  if (file.endsWith('/labels.ts')) {
    return [readLabelProse(text, file)];
  }
  switch (path.extname(file)) {
    case '.mdx':
      return [readPageProse(text, file)];
    case '.md':
      return [readMarkdownProse(text, file)];
    default:
      return readDemoProse(text, file);
  }
}

/**
 * Reads every English text that is checked: the pages, their demos' texts, the labels and
 * what the repository and its features say of themselves.
 *
 * @throws what `parsePage` throws for a page that does not parse
 */
export function loadProse(siteDir: string): Prose[] {
  return listSources(siteDir).flatMap((file) => readProse(siteDir, file));
}
