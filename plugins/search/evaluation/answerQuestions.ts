import type { Page } from '@playwright/test';
import {
  loadQuestions,
  OPEN_SETS,
  type QuestionSet,
  type SearchQuestion,
} from './loadQuestions';
import { hasPlace, listBrokenPlaces } from './existingPlaces';
import { askEngine } from './openEngine';
import { getRank, type Answer } from './rateAnswers';

/** The questions, by whether a build can answer them. */
export interface SortedQuestions {
  active: SearchQuestion[];
  /** Those none of whose places exists yet. */
  waiting: SearchQuestion[];
}

/**
 * Sorts the questions for a build.
 *
 * @param sets which questions
 * @throws when a question names an anchor that an existing page doesn't have
 */
export function sortQuestions(
  buildDir: string,
  sets: readonly QuestionSet[] = OPEN_SETS,
): SortedQuestions {
  const all = loadQuestions(sets);
  const broken = listBrokenPlaces(buildDir, [
    ...new Set(all.flatMap(({ places }) => places)),
  ]);
  if (broken.length > 0) {
    throw new Error(
      `These places are named in plugins/search/evaluation/questions, but their pages have no such anchor:\n${broken.join('\n')}`,
    );
  }
  const isActive = ({ places }: SearchQuestion) =>
    places.some((place) => hasPlace(buildDir, place));
  return {
    active: all.filter(isActive),
    waiting: all.filter((question) => !isActive(question)),
  };
}

/** Asks an engine that {@link openEngine} left in a page. @returns answers, and milliseconds of each */
export async function answerQuestions(
  page: Page,
  questions: readonly SearchQuestion[],
): Promise<{ answers: Answer[]; times: number[] }> {
  const answers: Answer[] = [];
  const times: number[] = [];
  for (const { ask, language, set, isHeldOut, places } of questions) {
    const { results, milliseconds } = await askEngine(page, { text: ask });
    times.push(milliseconds);
    answers.push({
      ask,
      language,
      set,
      isHeldOut,
      rank: getRank(results, places),
      first: results[0]?.[0],
    });
  }
  return { answers, times };
}
