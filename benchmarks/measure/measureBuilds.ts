import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadPortalConfig } from '../../config/portal';
import { readEnvironment } from '../../config/readEnvironment';
import { copySite } from '../../src/node/copySite';
import { runBuild, type BuildUsage } from './runBuild';
import { round } from '../../src/utils/statistics';
import type { Cell, Findings } from './types';

/** Most processor seconds per HTML page, and gigabytes of memory. */
const GOALS = { cpuPerPage: 0.2, peakGigabytes: 8 };

/** How many times its pages a site has, to see how a build grows. */
const FACTORS = [1, 2, 4];

/** Folder of the docs whose pages are copied until the site has enough of them. */
const COPIED = 'react-tree-view';

/** Folders that Docusaurus and the bundler keep between builds. */
const KEPT = ['.docusaurus', 'node_modules/.cache', 'build'];

const COLUMNS = [
  'Build',
  'HTML pages',
  'Wall s',
  'CPU s',
  'CPU s per page',
  'Peak GB',
  'Goals met',
];

function toRow(name: string, usage: BuildUsage): Cell[] {
  const cpuPerPage = usage.cpuSeconds / usage.htmlPages;
  const isMet =
    cpuPerPage <= GOALS.cpuPerPage && usage.peakGigabytes <= GOALS.peakGigabytes;
  return [
    name,
    usage.htmlPages,
    round(usage.wallSeconds),
    round(usage.cpuSeconds),
    round(cpuPerPage, 2),
    round(usage.peakGigabytes, 1),
    isMet ? 'yes' : 'no',
  ];
}

/** A row for a build that asks for more memory than the machine has. */
function toForecast(name: string, gigabytes: number): Cell[] {
  return [name, null, null, null, null, `about ${round(gigabytes)}`, 'not run'];
}

/** How many HTML pages of the last build come from the copied folder: pages and their demos. */
function countCopiedPages(siteDir: string): number {
  return fs
    .readdirSync(path.join(siteDir, 'build'), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.endsWith('.html') && name.split(path.sep).includes(COPIED),
    ).length;
}

/** Adds copies of pages with their demos, until the site has so many HTML pages more. */
function addPages(siteDir: string, wanted: number, perCopy: number) {
  const docs = path.join(siteDir, 'docs');
  const copies = Math.round(wanted / perCopy);
  for (let copy = 0; copy < copies; copy += 1) {
    fs.cpSync(path.join(docs, COPIED), path.join(docs, `copy-${wanted}-${copy}`), {
      recursive: true,
    });
  }
}

function clean(siteDir: string) {
  for (const name of KEPT) {
    fs.rmSync(path.join(siteDir, name), { recursive: true, force: true });
  }
}

/** A copy of the site, with a folder of packages whose cache is its own. */
function copyWithOwnCache(siteDir: string): string {
  const copy = copySite(siteDir, ['docs', 'i18n']);
  const modules = path.join(copy, 'node_modules');
  fs.rmSync(modules);
  fs.mkdirSync(modules);
  for (const name of fs.readdirSync(path.join(siteDir, 'node_modules'))) {
    if (name !== '.cache') {
      fs.symlinkSync(
        path.join(siteDir, 'node_modules', name),
        path.join(modules, name),
      );
    }
  }
  return copy;
}

/** Hands a copy of the site to a measurement, and takes it away afterwards. */
function withCopy<Result>(
  siteDir: string,
  measure: (copy: string) => Result,
): Result {
  const copy = copyWithOwnCache(siteDir);
  try {
    return measure(copy);
  } finally {
    fs.rmSync(copy, { recursive: true });
  }
}

/**
 * What a build of all languages costs, without and with what the last one has left.
 *
 * @param siteDir the project's folder; it stays as it is
 */
export function measureBuilds(siteDir: string): Findings {
  const { languages } = loadPortalConfig(readEnvironment(siteDir));
  const rows = withCopy(siteDir, (copy) => [
    toRow('All languages, cold', runBuild(copy, languages)),
    toRow('All languages, warm', runBuild(copy, languages)),
  ]);
  return {
    tables: [
      {
        title: 'Builds',
        note: `"docusaurus build" of a copy, each language in a process of its own, without the finish. Goals: ${GOALS.cpuPerPage} s of processor time per HTML page and ${GOALS.peakGigabytes} GB; the best known documentation takes 1.0 s and 8.6 GB.`,
        columns: COLUMNS,
        rows,
      },
    ],
  };
}

/**
 * How the build of one language grows: English alone with two and four times the pages.
 * A build that the growth so far takes above the machine's memory is forecast, not run.
 *
 * @param siteDir the project's folder; it stays as it is
 */
export function measureGrowth(siteDir: string): Findings {
  const available = os.totalmem() / 2 ** 30;
  const rows = withCopy(siteDir, (copy) => {
    let pages = 0;
    let perCopy = 0;
    let gigabytesPerFactor = 0;
    return FACTORS.map((factor) => {
      const name = `English, ${factor}x`;
      if (gigabytesPerFactor * factor > available) {
        return toForecast(name, gigabytesPerFactor * factor);
      }
      clean(copy);
      if (factor > 1) {
        addPages(copy, pages, perCopy);
      }
      const usage = runBuild(copy, ['en']);
      pages = usage.htmlPages;
      perCopy ||= countCopiedPages(copy);
      gigabytesPerFactor = usage.peakGigabytes / factor;
      return toRow(name, usage);
    });
  });
  return {
    tables: [
      {
        title: 'Growth of the build',
        note: 'English alone, each without what the last build has left; the further pages are copies of those on the Tree View, with their demos.',
        columns: COLUMNS,
        rows,
      },
    ],
  };
}
