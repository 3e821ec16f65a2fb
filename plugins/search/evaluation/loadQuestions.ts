import { createHash } from 'node:crypto';
import { questions as basicEn } from './questions/basic.en';
import { questions as basicZh } from './questions/basic.zh';
import { questions as collectedEn } from './questions/collected.en';
import { questions as collectedZh } from './questions/collected.zh';
import { questions as en } from './questions/en';
import { questions as sealedAEn } from './questions/sealedA.en';
import { questions as sealedAZh } from './questions/sealedA.zh';
import { questions as sealedBEn } from './questions/sealedB.en';
import { questions as sealedBZh } from './questions/sealedB.zh';
import type { Question } from './questions/types';
import { questions as zh } from './questions/zh';

/** The questions by where they are from, and by language. */
const SETS = {
  /** By those who made the search. */
  own: { en, zh },
  /** From public threads, by someone who had not seen the search. */
  collected: { en: collectedEn, zh: collectedZh },
  /** Two to four plain words, as every reader types them. */
  basic: { en: basicEn, zh: basicZh },
  /** From the same collection; asked once each, and never tuned on. */
  sealedA: { en: sealedAEn, zh: sealedAZh },
  sealedB: { en: sealedBEn, zh: sealedBZh },
} satisfies Record<string, Record<'en' | 'zh', readonly Question[]>>;

export type QuestionSet = keyof typeof SETS;

/** The sets that the search is measured with each time. */
export const OPEN_SETS = [
  'own',
  'collected',
  'basic',
] as const satisfies QuestionSet[];

/** The sets that are not. */
export const SEALED_SETS = ['sealedA', 'sealedB'] as const satisfies QuestionSet[];

/** A question of the evaluation. */
export interface SearchQuestion {
  ask: string;
  language: string;
  set: QuestionSet;
  /** Canonical places, any of which answers it. */
  places: readonly string[];
  /** Whether it only measures: the weights are not tuned on it. */
  isHeldOut: boolean;
}

/** Sets of which a third only measures; of the others nothing is tuned on. */
const TUNED_SETS: readonly QuestionSet[] = ['own', 'basic'];

/** A third of such questions, chosen by their text, so that others don't move them. */
function isHeldOut(ask: string): boolean {
  return createHash('sha256').update(ask).digest().readUInt32BE() % 3 === 0;
}

/** The questions of some sets, of each English first. */
export function loadQuestions(sets: readonly QuestionSet[]): SearchQuestion[] {
  return sets.flatMap((set) =>
    Object.entries(SETS[set]).flatMap(([language, questions]) =>
      questions.map(([ask, ...places]) => ({
        ask,
        language,
        set,
        places,
        isHeldOut: !TUNED_SETS.includes(set) || isHeldOut(ask),
      })),
    ),
  );
}
