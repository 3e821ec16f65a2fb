import type { RankedAnswer } from './gatherPages';
import type { PlaceIndex } from './indexFormat';

/** Where who asks for a name finds what explains it, at the latest: from 0 on. */
const LAST_PLACE = 2;

/**
 * Lifts the best guide among the first answers to an identifier: after what has that name, and
 * before what has one like it.
 */
export function liftGuide(
  answers: readonly RankedAnswer[],
  { pages }: Pick<PlaceIndex, 'pages'>,
): RankedAnswer[] {
  const guide = answers.find(({ page }) => pages[page]!.kind === 'guide');
  if (guide === undefined || answers.indexOf(guide) <= LAST_PLACE) {
    return [...answers];
  }
  const others = answers.filter((answer) => answer !== guide);
  return others.toSpliced(LAST_PLACE, 0, guide);
}
