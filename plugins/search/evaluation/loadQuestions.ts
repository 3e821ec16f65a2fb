import { createHash } from 'node:crypto';
import { questions as en } from './questions/en';
import type { Question } from './questions/types';
import { questions as zh } from './questions/zh';

/** A question of the evaluation. */
export interface SearchQuestion {
  ask: string;
  language: string;
  /** Canonical places, any of which answers it. */
  places: readonly string[];
  /** Whether it only measures: the weights are not tuned on it. */
  isHeldOut: boolean;
}

/** A third of the questions, chosen by their text, so that others don't move them. */
function isHeldOut(ask: string): boolean {
  return createHash('sha256').update(ask).digest().readUInt32BE() % 3 === 0;
}

function toQuestion([ask, ...places]: Question, language: string): SearchQuestion {
  return { ask, language, places, isHeldOut: isHeldOut(ask) };
}

/** All questions, English first. */
export function loadQuestions(): SearchQuestion[] {
  return [
    ...en.map((question) => toQuestion(question, 'en')),
    ...zh.map((question) => toQuestion(question, 'zh')),
  ];
}
