import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { localizePath } from '../../../src/utils/paths';
import type { SearchQuestion } from './loadQuestions';
import { getQuantile, round } from '../../../src/utils/statistics';
import { answerQuestions } from './answerQuestions';
import { askEngine, measureStart, openEngine, type Start } from './openEngine';
import type { Answer } from './rateAnswers';

/** Languages whose search is measured. */
export const LANGUAGES = ['en', 'zh'] as const;

/** A page that is light and has no demo. */
const PAGE = '/x/introduction/licensing';
/** Runs of a start, whose median counts. */
const STARTS = 5;
const SLOWDOWNS = [1, 4];

/** What the search is measured with. */
export interface ServedSearch {
  browser: Browser;
  /** Such as `http://127.0.0.1:4000`. */
  origin: string;
  /** The engine, as `bundleEngine` makes it. */
  script: string;
  /** Those that the build can answer, in all languages. */
  questions: readonly SearchQuestion[];
}

/** What a page is opened for. */
interface Setting {
  language: string;
  /** How many times slower the processor is made. */
  slowdown: number;
}

/** Times of queries, in milliseconds. */
interface QueryTimes {
  /** First queries. */
  starts: Start[];
  /** First queries of an engine that was prepared before. */
  prepared: number[];
  /** Queries of an engine that has answered before. */
  following: number[];
}

/** Milliseconds of queries under one slow-down, in all languages together. */
export interface SearchLatency {
  firstQuery: number;
  firstQueryPrepared: number;
  following: { median: number; p95: number };
}

/** Kilobytes of a first query with gzip, engine and index together. */
export interface SearchWeight {
  median: number;
  most: number;
}

/** What the measuring found. */
export interface SearchFindings {
  /** To all questions, asked once each. */
  answers: Answer[];
  /** By slow-down, such as `4x`. */
  latency: Record<string, SearchLatency>;
  /** By language. */
  weight: Record<string, SearchWeight>;
}

/** Measures in a fresh page, which has nothing in its cache, and closes it. */
async function withPage<T>(
  { browser, origin }: ServedSearch,
  { language, slowdown }: Setting,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  // What most hosts can do is what counts.
  const context = await browser.newContext({
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  const page = await context.newPage();
  await page.goto(`${origin}${localizePath(PAGE, language)}`, {
    waitUntil: 'networkidle',
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const result = await measure(page);
  await context.close();
  return result;
}

/** Measures first queries: of an engine as it is loaded and of a prepared one, in turn. */
async function measureStarts(
  search: ServedSearch,
  setting: Setting,
  questions: readonly SearchQuestion[],
): Promise<Pick<QueryTimes, 'starts' | 'prepared'>> {
  const measure = (ask: string, prepares: boolean) =>
    withPage(search, setting, async (page) => {
      await page.evaluate(search.script);
      return measureStart(page, setting.language, ask, prepares);
    });
  const starts: Start[] = [];
  const prepared: number[] = [];
  for (let at = 0; at < STARTS; at += 1) {
    const { ask } = questions[at]!;
    starts.push(await measure(ask, false));
    prepared.push((await measure(ask, true)).milliseconds);
  }
  return { starts, prepared };
}

/** Measures the starts of a language, then asks all of its questions in one page. */
async function measureLanguage(
  search: ServedSearch,
  setting: Setting,
): Promise<QueryTimes & { answers: Answer[] }> {
  const questions = search.questions.filter(
    ({ language }) => language === setting.language,
  );
  const starts = await measureStarts(search, setting, questions);
  const { answers, times } = await withPage(search, setting, async (page) => {
    await openEngine(page, search.script, setting.language);
    // measureStarts has the time of an engine's first query.
    await askEngine(page, { text: 'rows' });
    return answerQuestions(page, questions);
  });
  return { ...starts, following: times, answers };
}

function getPart(numbers: readonly number[], part: number): number {
  return round(getQuantile(numbers, part), 1);
}

function toLatency(languages: readonly QueryTimes[]): SearchLatency {
  const following = languages.flatMap((times) => times.following);
  return {
    firstQuery: getPart(
      languages.flatMap(({ starts }) => starts.map((one) => one.milliseconds)),
      0.5,
    ),
    firstQueryPrepared: getPart(
      languages.flatMap(({ prepared }) => prepared),
      0.5,
    ),
    following: {
      median: getPart(following, 0.5),
      p95: getPart(following, 0.95),
    },
  };
}

function toWeight(script: string, starts: readonly Start[]): SearchWeight {
  const engine = gzipSync(script).length;
  const kilobytes = starts.map(({ bytes }) => (engine + bytes) / 1000);
  return {
    median: getPart(kilobytes, 0.5),
    most: round(Math.max(...kilobytes), 1),
  };
}

/** Asks the search in a browser: what it answers, and how long that takes. */
export async function measureSearch(search: ServedSearch): Promise<SearchFindings> {
  const answers: Answer[] = [];
  const latency: SearchFindings['latency'] = {};
  const weight: SearchFindings['weight'] = {};
  for (const slowdown of SLOWDOWNS) {
    const measured = [];
    for (const language of LANGUAGES) {
      const one = await measureLanguage(search, { language, slowdown });
      measured.push(one);
      weight[language] = toWeight(search.script, one.starts);
    }
    latency[`${slowdown}x`] = toLatency(measured);
    if (slowdown === 1) {
      answers.push(...measured.flatMap((one) => one.answers));
    }
  }
  return { answers, latency, weight };
}
