import fs from 'node:fs';
import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { localizePath } from '../src/utils/paths';
import { describeMachine } from './lib/bench/describeMachine';
import { getQuantile, round } from './lib/bench/statistics';
import { createPortalServer } from './lib/createPortalServer';
import { findBrowser } from './lib/findBrowser';
import { runCommand } from './lib/runCommand';
import { answerQuestions, sortQuestions } from './lib/search/answerQuestions';
import { raiseFloor, readFloor, writeFloor } from './lib/search/floor';
import {
  askEngine,
  bundleEngine,
  measureStart,
  openEngine,
  type StartTimes,
} from './lib/search/openEngine';
import { rate, type Answer } from './lib/search/rateAnswers';

/**
 * Asks the last build's search the questions of tests/search in a browser, and writes
 * what it answers and how long it takes to benchmarks/search.json.
 *
 * --raise    writes the hit rates as the new floor of the tests, where they are higher
 * --misses   lists what was found instead, too
 */
const { values } = parseArgs({
  options: {
    raise: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
});

const BUILD = 'build';
const LANGUAGES = ['en', 'zh'] as const;
/** A page that is light and has no demo. */
const PAGE = '/x/introduction/licensing';
/** Runs of a start, whose median counts. */
const STARTS = 5;
const SLOWDOWNS = [1, 4];

async function listen(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function getPart(numbers: readonly number[], part: number): number {
  return round(getQuantile(numbers, part), 1);
}

function getStart(times: readonly StartTimes[]) {
  return {
    firstResults: getPart(
      times.map(({ first }) => first),
      0.5,
    ),
    whole: getPart(
      times.map(({ whole }) => whole),
      0.5,
    ),
  };
}

async function openPage(browser: Browser, address: string, slowdown: number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function run() {
  const { active, waiting } = sortQuestions(BUILD);
  const server = createPortalServer(BUILD);
  const origin = await listen(server);
  const browser = await chromium.launch(await findBrowser());
  const script = await bundleEngine();
  const answers: Answer[] = [];
  const latency: Record<string, object> = {};
  try {
    for (const slowdown of SLOWDOWNS) {
      const starts: StartTimes[] = [];
      const prepared: StartTimes[] = [];
      const following: number[] = [];
      for (const language of LANGUAGES) {
        const address = `${origin}${localizePath(PAGE, language)}`;
        const questions = active.filter((one) => one.language === language);
        for (let at = 0; at < STARTS; at += 1) {
          for (const [times, prepares] of [
            [starts, false],
            [prepared, true],
          ] as const) {
            const page = await openPage(browser, address, slowdown);
            await page.evaluate(script);
            times.push(
              await measureStart(page, language, questions[at]!.ask, prepares),
            );
            await page.context().close();
          }
        }
        const page = await openPage(browser, address, slowdown);
        await openEngine(page, script, language);
        await askEngine(page, { text: 'rows' });
        const answered = await answerQuestions(page, questions);
        following.push(...answered.times);
        if (slowdown === 1) {
          answers.push(...answered.answers);
        }
        await page.context().close();
      }
      latency[`${slowdown}x`] = {
        firstQuery: getStart(starts),
        firstQueryPrepared: getStart(prepared),
        following: {
          median: getPart(following, 0.5),
          p95: getPart(following, 0.95),
        },
      };
    }
  } finally {
    await browser.close();
    server.close();
  }

  const tuned = answers.filter(({ isHeldOut }) => !isHeldOut);
  const heldOut = answers.filter(({ isHeldOut }) => isHeldOut);
  const ofLanguage = (list: readonly Answer[], name: string) =>
    list.filter(({ language }) => language === name);
  const result = {
    machine: describeMachine(),
    questions: {
      all: active.length + waiting.length,
      waitingForTheirPage: waiting.length,
    },
    hitRates: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        {
          all: rate(ofLanguage(answers, language)),
          tunedOn: rate(ofLanguage(tuned, language)),
          heldOut: rate(ofLanguage(heldOut, language)),
        },
      ]),
    ),
    latencyMilliseconds: latency,
  };
  const missed = answers.filter(({ rank }) => rank === null || rank > 3);
  console.log(
    `${missed.length} questions are not answered by the first three results:`,
  );
  for (const { ask, language, rank, isHeldOut, first } of missed) {
    console.log(
      `  ${language}${isHeldOut ? ' (held out)' : ''}  ${ask}  ${rank ?? 'not found'}${values.misses ? `  ${first ?? 'nothing'}` : ''}`,
    );
  }
  console.log(JSON.stringify(result, null, 2));
  fs.writeFileSync(
    path.join('benchmarks', 'search.json'),
    `${JSON.stringify(result, null, 2)}\n`,
  );
  if (values.raise) {
    const old = readFloor();
    writeFloor(
      Object.fromEntries(
        LANGUAGES.map((name) => [
          name,
          raiseFloor(ofLanguage(answers, name), old[name]),
        ]),
      ),
    );
  }
}

void runCommand(run);
