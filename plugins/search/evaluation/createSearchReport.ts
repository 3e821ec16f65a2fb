import { describeCommit, describeMachine } from '../../../src/node/describeMachine';
import type { SortedQuestions } from './answerQuestions';
import type { QuestionSet } from './loadQuestions';
import {
  LANGUAGES,
  type SearchFindings,
  type SearchLatency,
  type SearchWeight,
} from './measureSearch';
import {
  isMissed,
  pickAnswers,
  rate,
  type Answer,
  type HitRates,
} from './rateAnswers';

/** What `benchmarks/search.json` holds. */
export interface SearchReport {
  machine: string;
  /** The commit that was measured. */
  commit: string;
  questions: { all: number; waitingForTheirPage: number };
  /** By language. */
  hitRates: Record<
    string,
    Record<'all' | 'tunedOn' | 'heldOut' | 'collected' | 'basic', HitRates>
  >;
  /** By slow-down, such as `4x`. */
  latencyMilliseconds: Record<string, SearchLatency>;
  /** By language, with gzip. */
  firstQueryKilobytes: Record<string, SearchWeight>;
}

function rateLanguage(
  answers: readonly Answer[],
  language: string,
): SearchReport['hitRates'][string] {
  const own = pickAnswers(answers, 'own', language);
  return {
    all: rate(own),
    tunedOn: rate(own.filter(({ isHeldOut }) => !isHeldOut)),
    heldOut: rate(own.filter(({ isHeldOut }) => isHeldOut)),
    collected: rate(pickAnswers(answers, 'collected', language)),
    basic: rate(pickAnswers(answers, 'basic', language)),
  };
}

/** What was measured, as it is published. */
export function createSearchReport(
  { active, waiting }: SortedQuestions,
  { answers, latency, weight }: SearchFindings,
): SearchReport {
  return {
    machine: describeMachine(),
    commit: describeCommit(),
    questions: {
      all: active.length + waiting.length,
      waitingForTheirPage: waiting.length,
    },
    hitRates: Object.fromEntries(
      LANGUAGES.map((language) => [language, rateLanguage(answers, language)]),
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
      ({ ask, language, set, rank, isHeldOut, first }) =>
        `  ${language}${set === 'own' ? (isHeldOut ? ' (held out)' : '') : ` (${set})`}  ${ask}  ${rank ?? 'not found'}${showsFirst ? `  ${first ?? 'nothing'}` : ''}`,
    ),
  ].join('\n');
}

/** The hit rates of one set alone, a line for each language; which questions they are is not said. */
export function renderRates(answers: readonly Answer[], set: QuestionSet): string {
  return LANGUAGES.map((language) => {
    const { questions, top1, top3, top10 } = rate(
      pickAnswers(answers, set, language),
    );
    return `${set} ${language}: of ${questions} questions the first result answers ${top1} %, the first three ${top3} %, the first ten ${top10} %`;
  }).join('\n');
}
