import { getNearestNames } from '../../src/utils/nearestNames';
import { PAGES } from './pages';
import { STATES } from './states';
import {
  LANGUAGES,
  MODES,
  WIDTHS,
  type PictureOfPage,
  type PictureOfState,
  type Shot,
} from './types';

/** Which of the pictures are wanted; an empty list means all. */
export interface ShotFilter {
  /** Names of pages and states, `pages` or `states`. */
  names: readonly string[];
  languages: readonly string[];
  modes: readonly string[];
  widths: readonly string[];
}

const ALL = [...PAGES, ...STATES].map(({ name }) => name);
const GROUPS = ['pages', 'states'];

/** What of a filter is no choice, a sentence for each. */
export function findFilterFaults(filter: ShotFilter): string[] {
  const judge = (kind: string, given: readonly string[], known: readonly string[]) =>
    given
      .filter((value) => !known.includes(value))
      .map(
        (value) =>
          `There is no ${kind} "${value}". Choose from ${known.join(', ')}.`,
      );
  return [
    ...filter.names
      .filter((name) => ![...ALL, ...GROUPS].includes(name))
      .map(
        (name) =>
          `No page and no state is called "${name}". Near are ${getNearestNames(name, ALL).join(', ')}.`,
      ),
    ...judge('language', filter.languages, LANGUAGES),
    ...judge('mode', filter.modes, MODES),
    ...judge('width', filter.widths, WIDTHS.map(String)),
  ];
}

function isChosen(chosen: readonly string[], value: string | number): boolean {
  return chosen.length === 0 || chosen.includes(String(value));
}

function listOf(
  kind: Shot['kind'],
  subjects: readonly (PictureOfPage & PictureOfState)[],
  { names, languages, modes, widths }: ShotFilter,
): Shot[] {
  const wanted = subjects.filter(
    ({ name }) => isChosen(names, name) || names.includes(`${kind}s`),
  );
  return wanted.flatMap((subject) =>
    LANGUAGES.filter((language) => isChosen(languages, language)).flatMap(
      (language) =>
        MODES.filter((mode) => isChosen(modes, mode)).flatMap((mode) =>
          WIDTHS.filter(
            (width) =>
              isChosen(widths, width) && (subject.isOffered?.(width) ?? true),
          ).map((width) => ({
            kind,
            file: [subject.name, language, mode, width].join('-'),
            subject,
            language,
            mode,
            width,
          })),
        ),
    ),
  );
}

/** The pictures that a filter asks for, pages first. */
export function listShots(filter: ShotFilter): Shot[] {
  return [...listOf('page', PAGES, filter), ...listOf('state', STATES, filter)];
}

/** The names that the command takes. */
export const SHOT_NAMES: readonly string[] = ALL;
