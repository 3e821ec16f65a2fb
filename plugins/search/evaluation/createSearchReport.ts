import { describeMachine } from '../../../src/node/describeMachine';
import type { SortedQuestions } from './answerQuestions';
import {
  LANGUAGES,
  type SearchFindings,
  type SearchLatency,
  type SearchWeight,
} from './measureSearch';
import {
  isMissed,
  pickLanguage,
  rate,
  type Answer,
  type HitRates,
} from './rateAnswers';

/** What `benchmarks/search.json` holds. */
export interface SearchReport {
  machine: string;
  questions: { all: number; waitingForTheirPage: number };
  /** By language. */
  hitRates: Record<string, Record<'all' | 'tunedOn' | 'heldOut', HitRates>>;
  /** By slow-down, such as `4x`. */
  latencyMilliseconds: Record<string, SearchLatency>;
  /** By language, with gzip. */
  firstQueryKilobytes: Record<string, SearchWeight>;
}

function rateLanguage(answers: readonly Answer[]): SearchReport['hitRates'][string] {
  return {
    all: rate(answers),
    tunedOn: rate(answers.filter(({ isHeldOut }) => !isHeldOut)),
    heldOut: rate(answers.filter(({ isHeldOut }) => isHeldOut)),
  };
}

/** What was measured, as it is published. */
export function createSearchReport(
  { active, waiting }: SortedQuestions,
  { answers, latency, weight }: SearchFindings,
): SearchReport {
  return {
    machine: describeMachine(),
    questions: {
      all: active.length + waiting.length,
      waitingForTheirPage: waiting.length,
    },
    hitRates: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        rateLanguage(pickLanguage(answers, language)),
      ]),
    ),
    latencyMilliseconds: latency,
    firstQueryKilobytes: weight,
  };
}

/**
 * The questions that the first three results do not answer, a line each.
 *
 * @param showsFirst whether the lines say what was found first instead
 */
export function renderMisses(
  answers: readonly Answer[],
  showsFirst: boolean,
): string {
  const missed = answers.filter(isMissed);
  return [
    `${missed.length} questions are not answered by the first three results:`,
    ...missed.map(
      ({ ask, language, rank, isHeldOut, first }) =>
        `  ${language}${isHeldOut ? ' (held out)' : ''}  ${ask}  ${rank ?? 'not found'}${showsFirst ? `  ${first ?? 'nothing'}` : ''}`,
    ),
  ].join('\n');
}
