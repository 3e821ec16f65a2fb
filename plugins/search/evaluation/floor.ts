import fs from 'node:fs';
import path from 'node:path';
import { writeJson } from '../../../src/node/jsonFile';
import { LANGUAGES } from './measureSearch';
import { OPEN_SETS } from './loadQuestions';
import { isMissed, pickAnswers, rate, type Answer } from './rateAnswers';

const FILE = path.join(__dirname, 'floor.json');

const RATES = ['top1', 'top3', 'top10'] as const;

/** What the search of a language has to reach with a set of questions. */
export interface LanguageFloor {
  /** Hit rates in percent. */
  top1: number;
  top3: number;
  top10: number;
  /** Questions that were not among the first three when the floor was written. */
  missed: string[];
}

/** By set of questions, and language. */
export type Floor = Record<string, Record<string, LanguageFloor>>;

/** Reads the floor that is checked in. */
export function readFloor(): Floor {
  return JSON.parse(fs.readFileSync(FILE, 'utf8')) as Floor;
}

function listMissed(answers: readonly Answer[]): string[] {
  return answers.filter(isMissed).map(({ ask }) => ask);
}

/** The rates that fell below a floor, each with the questions that were answered when it was written. */
export function listFallen(
  answers: readonly Answer[],
  floor: LanguageFloor,
): string[] {
  const rates = rate(answers);
  const lost = listMissed(answers).filter((ask) => !floor.missed.includes(ask));
  return RATES.filter((name) => rates[name] < floor[name]).map(
    (name) =>
      `${name} is ${rates[name]} %, the floor ${floor[name]} %; no longer among the first three: ${lost.join(', ') || 'none'}`,
  );
}

/** A floor that no rate of the old one is lowered in. */
export function raiseFloor(
  answers: readonly Answer[],
  old?: LanguageFloor,
): LanguageFloor {
  const rates = rate(answers);
  const [top1, top3, top10] = RATES.map((name) =>
    Math.max(rates[name], old?.[name] ?? 0),
  ) as [number, number, number];
  return { top1, top3, top10, missed: listMissed(answers) };
}

/** Lifts the floor of each set and language to what its answers reach, and writes it. */
export function raiseFloors(answers: readonly Answer[]): void {
  const old = readFloor();
  const raiseSet = (set: (typeof OPEN_SETS)[number]) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        raiseFloor(pickAnswers(answers, set, language), old[set]?.[language]),
      ]),
    );
  writeJson(FILE, Object.fromEntries(OPEN_SETS.map((set) => [set, raiseSet(set)])));
}
