import type { QuestionSet } from './loadQuestions';

/** Where a question was answered. */
export interface Answer {
  ask: string;
  language: string;
  set: QuestionSet;
  isHeldOut: boolean;
  /** From 1 on; null where none of the results answers it. */
  rank: number | null;
  /** What came first instead. */
  first?: string;
}

/** Shares of questions answered by the first result, the first three and the first ten. */
export interface HitRates {
  questions: number;
  top1: number;
  top3: number;
  top10: number;
}

/** Whether a result answers: a guide's page does with any of its sections, all else only itself. */
function isAnswer(result: string, place: string): boolean {
  return place.includes('#') || place.startsWith('/x/api/')
    ? result === place
    : result.split('#', 1)[0] === place;
}

/**
 * The rank of the first result that answers.
 *
 * @param results the best first; of each its id, and those of the places below it
 */
export function getRank(
  results: readonly (readonly string[])[],
  places: readonly string[],
): number | null {
  const at = results.findIndex((ids) =>
    ids.some((id) => places.some((place) => isAnswer(id, place))),
  );
  return at < 0 ? null : at + 1;
}

/** Whether a question is not answered by the first three results. */
export function isMissed({ rank }: Pick<Answer, 'rank'>): boolean {
  return rank === null || rank > 3;
}

/** The answers to the questions of one set in one language. */
export function pickAnswers(
  answers: readonly Answer[],
  set: QuestionSet,
  language: string,
): Answer[] {
  return answers.filter(
    (answer) => answer.set === set && answer.language === language,
  );
}

/** Hit rates in percent, to one decimal. */
export function rate(answers: readonly Pick<Answer, 'rank'>[]): HitRates {
  const share = (limit: number) => {
    const hits = answers.filter(({ rank }) => rank !== null && rank <= limit).length;
    return answers.length === 0
      ? 0
      : Math.round((hits / answers.length) * 1000) / 10;
  };
  return {
    questions: answers.length,
    top1: share(1),
    top3: share(3),
    top10: share(10),
  };
}
